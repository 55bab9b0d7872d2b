"""`python -m teahouse` is `teahouse`."""

from teahouse.cli import main

main()
