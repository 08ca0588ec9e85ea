"""The error for a question that an analysis refuses to work out."""


class AnalysisFault(ValueError):
    """A range, a hand or a question that makes no sense, in one sentence for a person."""
