/** Under which names an address says when somebody joined. */
export const hiredDates = { dates: "hired", from: "hiredFrom", to: "hiredTo" } as const;
