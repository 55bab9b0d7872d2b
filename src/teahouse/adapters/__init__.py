"""The games in the form that research tools expect: PettingZoo, OpenSpiel and Gymnasium, each an extra.

Every adapter is a loop over the one registry; what a seat gets is always its redacted record, as numbers.
"""

from teahouse.core.errors import TeahouseError


class MissingExtra(TeahouseError, ImportError):
    """A package that an adapter needs and that is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"teahouse.adapters.{extra} needs a package that is missing: pip install 'teahouse[{extra}]'")
