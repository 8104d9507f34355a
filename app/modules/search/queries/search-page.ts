import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { searchInput } from "#app/platform/http/paging.ts";

export const searchPageInput = z
  .object({
    label: searchInput(),
    /** What people type into an address by hand: the same as `label`, which comes first. */
    q: searchInput(),
    /** A kind of hit; or TAG, TEAM or EMPLOYEE with `filterId`, whose page it then is. */
    filterType: z.string().max(40).optional().catch(undefined),
    filterId: z.uuid().optional().catch(undefined),
  })
  .transform(({ q, ...input }) => ({ ...input, label: input.label || q }));

export type FoundKind = {
  readonly kind: string;
  readonly hits: readonly SearchHit[];
  /** Of all that was found, whether it is shown here or not. */
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
};

export type SearchPage = {
  readonly text: string;
  /** The kind that is shown alone. */
  readonly kind: string | null;
  readonly kinds: readonly FoundKind[];
  /** Nothing holds the words; these come close. */
  readonly near: boolean;
};

const fewest = 2;
const mostCounted = 20;
const mostOfAKind = 100;
const shownOfAKind = 5;

/** What is found for a text, kind by kind: the first of each, or many of the one that is asked for. */
export async function searchPage(
  context: Context,
  gatherings: Gatherings,
  { label, filterType }: z.output<typeof searchPageInput>,
): Promise<SearchPage> {
  const kind = filterType ?? null;
  if (label.length < fewest) return { text: label, kind, kinds: [], near: false };
  const most = kind ? mostOfAKind : mostCounted;
  const { hits, near } = await gatherings.search(context, label, most + 1);
  const kinds = [...Map.groupBy(hits, (hit) => hit.kind)].map(([name, all]) => ({
    kind: name,
    hits: name === kind ? all.slice(0, most) : all.slice(0, shownOfAKind),
    count: Math.min(all.length, most),
    isMore: all.length > most,
  }));
  return { text: label, kind: kinds.some((one) => one.kind === kind) ? kind : null, kinds, near };
}

const pages: Readonly<Record<string, (id: string) => string>> = {
  TAG: (id) => `/tag/${id}`,
  TEAM: (id) => `/app/team/${id}`,
  EMPLOYEE: (id) => `/app/employee/${id}`,
};

/** The page that an address with an id stands for; null where it names none. */
export function pageNamed({ filterType, filterId }: z.output<typeof searchPageInput>): string | null {
  const page = filterType && Object.hasOwn(pages, filterType) ? pages[filterType] : undefined;
  return page && filterId ? page(filterId) : null;
}
