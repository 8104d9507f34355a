import { strToU8, zipSync } from "fflate";
import type { Context } from "#app/platform/context/context.ts";
import type { EachOwn, GatheredOwnData } from "#app/platform/contributions/own-data.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { writeDown } from "../use-cases/write-down.ts";

/** Records of a list that are read in one transaction, with what is read of each. */
const atOnce = 50;
/** The most records of one list; a list that is longer says so. */
const mostOfList = 20_000;

type Item = Readonly<Record<string, unknown>>;
type Listed = { items: readonly Item[]; nextCursor: string | null };

/**
 * Puts a file for each part into an archive, and a page that says what is in it and what is not. `of` is somebody else, who
 * left: as they could read it, for whoever may hand it over.
 */
export async function copyOwnData(run: TaskRun, of?: string): Promise<void> {
  const open = of ? run.openFor(of) : run.open;
  const {
    parts,
    name: person,
    id,
  } = await open(async ({ actor }) => ({
    parts: run.installation.gatherings.ownData(actor),
    name: actor.name,
    id: actor.employeeId,
  }));
  const files: [string, Uint8Array][] = [];
  const told: string[] = [];
  for (const [index, part] of parts.entries()) {
    await run.progress(index, parts.length);
    const data = await dataOf({ ...run, open }, part);
    const name = `${part.room}/${part.name}.json`;
    files.push([name, strToU8(JSON.stringify(data, undefined, 2))]);
    told.push(`${name}  ${Array.isArray(data) ? data.length : 1}`);
  }
  await run.finish(async (context) => {
    const content = zipSync({ "README.txt": strToU8(readme(context, person, told)), ...Object.fromEntries(files) });
    const written = { action: "export-own-data", subject: "Employee", id, detail: { parts: parts.length } };
    await writeDown(context, "identity.export-own-data", { employeeId: id }, written);
    return {
      file: {
        name: of ? `data-${of}-${context.today()}.zip` : `my-data-${context.today()}.zip`,
        type: "application/zip",
        content,
      },
    };
  });
}

async function dataOf(run: TaskRun, part: GatheredOwnData): Promise<unknown> {
  if ("read" in part) return run.open((context) => part.read(context));
  const { path, asks = () => ({}), each = [] } = part;
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const from: string | null = after;
    const page = await run.open(async (context) => {
      const me = context.actor.employeeId;
      const place = from === null ? {} : { after: from };
      const found = await answered(run, context, path, {
        ...asks(me),
        ...place,
        ...(each.length > 0 && { limit: atOnce }),
      });
      if (!isListed(found)) return found;
      const whole: Item[] = [];
      for (const item of found.items) whole.push({ ...item, ...(await moreOf(run, context, item, each)) });
      return { items: whole, nextCursor: found.nextCursor };
    });
    if (!isListed(page)) return page;
    items.push(...page.items);
    after = page.nextCursor;
  } while (after !== null && items.length < mostOfList);
  return after === null ? items : [...items, { cut: `Only the first ${mostOfList} are here.` }];
}

async function moreOf(run: TaskRun, context: Context, item: Item, each: readonly EachOwn[]): Promise<Item> {
  const more: [string, unknown][] = [];
  for (const { as, path, asks } of each) {
    const asked = asks(item, context.actor.employeeId);
    if (asked) more.push([as, await answered(run, context, path, asked)]);
  }
  return Object.fromEntries(more);
}

/** What they may not read is not theirs to copy. */
async function answered(run: TaskRun, context: Context, path: string, asked: object): Promise<unknown> {
  try {
    return await run.installation.answerOf(context, path, asked as Item);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.status === 403 || refusal?.status === 404) return null;
    throw error;
  }
}

const isListed = (found: unknown): found is Listed =>
  typeof found === "object" && found !== null && Array.isArray((found as Partial<Listed>).items);

function readme({ tenant, clock }: Context, person: string, told: readonly string[]): string {
  return `${tenant.name}: data of ${person}, ${clock.now().toISOString()}

Each file is JSON, in the shapes that the documentation of the API describes. The number behind a file says
how many records it holds.

${told.join("\n")}

This is what ${person} may read. It holds no answers to anonymous surveys, since nobody can tell which are
theirs, and no notes that others keep about them for themselves. Files that were attached to records are named
and not contained.
`;
}
