"""The server: tables, lobby, guests, sockets, bots, storage and bus; one small module per noun.

The way of one move: `sockets` reads it, `tables` validates it and applies it to a copy, `writer` stores it, `tables`
swaps the copy in, `bus` says so, and every socket that watches gets what its own seats may see.
"""
