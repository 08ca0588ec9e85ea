/** Where a tournament's desk is. */

export const deskPath = (tournament: string) => `/staff/tournaments/${encodeURIComponent(tournament)}`;
