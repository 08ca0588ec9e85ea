/** Where a tournament's desk is. */

export const deskPath = (tournament: string) => `/staff/tournaments/${encodeURIComponent(tournament)}`;

/** Where a tournament like another one is made, and one by a template that staff keep. */
export const copyPath = (tournament: string) => `/staff/tournaments/new?copy=${encodeURIComponent(tournament)}`;
export const templatePath = (template: string) => `/staff/tournaments/new?template=${encodeURIComponent(template)}`;
