import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { attachments } from "../data/tag-sql.ts";
import type { TagColour, TaggedRecord, TagKind } from "../domain/tag.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

type Planned = { kind: TagKind; name: string; color: TagColour; description: string; below?: string };

const planned: readonly Planned[] = [
  {
    kind: "GOAL",
    name: "Customer trust",
    color: "green",
    description: "What keeps customers with us for a second year.",
  },
  { kind: "GOAL", name: "Reliability", color: "blue", description: "", below: "Customer trust" },
  { kind: "GOAL", name: "Support", color: "blue", description: "", below: "Customer trust" },
  { kind: "GOAL", name: "Growth", color: "orange", description: "New markets, new customers, larger accounts." },
  { kind: "GOAL", name: "Cost", color: "grey", description: "" },
  {
    kind: "INITIATIVE",
    name: "Waiting",
    color: "orange",
    description: "Somebody outside the team has to answer first.",
  },
  {
    kind: "INITIATIVE",
    name: "Blocked",
    color: "red",
    description: "Cannot go on. Say in the description what is in the way.",
  },
  { kind: "INITIATIVE", name: "Quick win", color: "green", description: "Done within an hour." },
];

/** One in this many records has each tag. */
const rarity = 9;

/** The first tags of a company, and which of its goals and tasks have them; the same for the same titles. */
export async function seedTags(context: Context): Promise<void> {
  const ids = new Map(planned.map(({ name }) => [name, context.newId()]));
  await insertRows(
    context,
    "tag",
    "id uuid, kind text, name text, color text, description text, parent_id uuid, created_at timestamptz",
    planned.map(({ below, ...tag }) => ({
      ...tag,
      id: ids.get(tag.name),
      parent_id: below ? ids.get(below) : null,
      created_at: context.clock.now().toISOString(),
    })),
  );
  await attach(context, "GOAL", "title");
  await attach(context, "INITIATIVE", "text");
}

function attach(context: Context, kind: TaggedRecord, words: string): Promise<unknown> {
  const { table, record, of } = attachments[kind];
  return context.rows(
    sql`with tagged as materialized (
        select t.id as tag_id, r.id, r.created_at from {tag} t cross join ${tableNamed(of)} r
          where t.kind = ${kind} and abs(hashtext(t.name || r.${sql.ref(words)})::bigint) % ${rarity} = 0)
      insert into ${tableNamed(table)} (tag_id, ${sql.ref(record)}, attached_at)
      select tag_id, id, created_at from tagged`,
  );
}

export const tagsSeed: Seed = {
  after: ["goals", "initiatives", "one-on-ones"],
  run: seedTags,
};
