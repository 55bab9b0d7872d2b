"""What can be wrong with a request to the server; each has a code for programs and a sentence for people."""


class Problem(Exception):
    """Base: nothing has changed when one is raised. `status` is that of an HTTP answer."""

    code = "bad_request"
    status = 400

    def __init__(self, message: str, clause: str | None = None) -> None:
        self.message = message
        self.clause = clause
        super().__init__(message)


class BadRequest(Problem):
    """A request that makes no sense."""


class BadOption(Problem):
    """An option that the game does not have, or a value that it does not take."""

    code = "bad_option"


class NotFound(Problem):
    """A language or a path that there is not."""

    code = "not_found"
    status = 404


class UnknownGame(Problem):
    """No such game."""

    code = "unknown_game"
    status = 404


class UnknownTable(Problem):
    """No such table."""

    code = "unknown_table"
    status = 404

    def __init__(self) -> None:
        super().__init__("There is no such table.")


class SeatTaken(Problem):
    """Somebody else sits there."""

    code = "seat_taken"
    status = 409


class NotYourSeat(Problem):
    """Another's seat, or none at all."""

    code = "not_your_seat"
    status = 403


class AlreadyStarted(Problem):
    """Too late for that."""

    code = "already_started"
    status = 409


class NotStarted(Problem):
    """Too early for that."""

    code = "not_started"
    status = 409


class NotToAct(Problem):
    """A seat whose turn it is not."""

    code = "not_to_act"
    status = 409


class Illegal(Problem):
    """An action that the rules forbid."""

    code = "illegal"
    status = 409


class NothingToUndo(Problem):
    """A move that cannot be taken back."""

    code = "cannot_undo"
    status = 409


class Stale(Problem):
    """The client saw an older version of the table."""

    code = "stale"
    status = 409

    def __init__(self, seen: int, ply: int) -> None:
        super().__init__(f"The table is at ply {ply}, and this was meant for ply {seen}.")


class Closed(Problem):
    """A table whose log no longer replays to the same positions."""

    code = "closed"
    status = 410

    def __init__(self) -> None:
        super().__init__("This table was played under other rules and is closed.")


class Unavailable(Problem):
    """The server cannot do its work at the moment."""

    code = "unavailable"
    status = 503

    def __init__(self) -> None:
        super().__init__("The server cannot store anything at the moment; nothing was changed. Please try again.")
