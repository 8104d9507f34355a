/** How long a link sent outside the company stays open. */
export const linkLastsDays = 30;
