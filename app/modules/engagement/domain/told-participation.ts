/** How many of a group took part; a share in words where the number would say it of each of them. */
export type ToldRow = {
  name: string;
  others: boolean;
  asked: number;
  took: number | null;
  share: "FEW" | "SOME" | "NEARLY_ALL" | null;
};

type Counted = { name: string; others: boolean; asked: number; took: number };

/** So few beside all or none say of each who they are. */
const close = 1;

/**
 * Participation group by group, without saying of anybody whether they took part: where all or nobody did, or one fewer or
 * more, it is told in words. A single row told so could be worked out from the whole, so the smallest of the others is too.
 */
export function toldParticipation(rows: readonly Counted[]): ToldRow[] {
  const told = rows.map((row): ToldRow => {
    const share = row.took <= close ? "FEW" : row.asked - row.took <= close ? "NEARLY_ALL" : null;
    return { ...row, took: share === null ? row.took : null, share };
  });
  const hidden = told.filter(({ share }) => share !== null);
  const [smallest] = told.filter(({ share }) => share === null).toSorted((one, other) => one.asked - other.asked);
  if (hidden.length !== 1 || !smallest) return told;
  return told.map((row) => (row === smallest ? { ...row, took: null, share: "SOME" } : row));
}
