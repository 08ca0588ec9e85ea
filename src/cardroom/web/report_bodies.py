"""The bodies of the operator's reports."""

from cardroom.room.reports.summary import (
    ReportBody,
    ReportClose,
    ReportHour,
    ReportHouseDay,
    ReportKind,
    ReportPlayer,
    ReportTable,
)

__all__ = [
    "ReportBody",
    "ReportClose",
    "ReportHour",
    "ReportHouseDay",
    "ReportKind",
    "ReportPlayer",
    "ReportTable",
]
