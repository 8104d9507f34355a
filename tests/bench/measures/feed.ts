import { randomUUID } from "node:crypto";
import pg from "pg";
import { contextOf } from "#app/composition/application.ts";
import { feedPage, feedPageInput } from "#app/modules/feed/queries/feed-page.ts";
import { createPost } from "#app/modules/feed/use-cases/create-post.ts";
import { createPostInput } from "#app/modules/feed/use-cases/post-input.ts";
import { changeFeedSettings, changeSettingsInput } from "#app/modules/feed/use-cases/moderate.ts";
import type { Context } from "#app/platform/context/context.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";
import { recorded, timed } from "./list-query.ts";

const people = 25_000;
const posts = 1_000_000;
const mentions = 20;

/** A feed of 25,000 people and 1,000,000 posts: its first page, and a post that names twenty people. */
export const feed: Measure = {
  id: "P60,P61",
  fills: true,
  about:
    "feed of 1,000,000 posts: first page against its own statements, posting with 20 mentions against bare inserts",
  run: async (surroundings) => {
    await fill(surroundings);
    const raw = new pg.Client({ connectionString: surroundings.databaseUrl });
    await raw.connect();
    try {
      return [await firstPage(surroundings, raw), await posting(surroundings, raw)];
    } finally {
      await raw.end();
    }
  },
};

const within = <Result>(
  { application, company, adminId }: Surroundings,
  readOnly: boolean,
  work: (context: Context, unit: unknown) => Promise<Result>,
) =>
  inUnitOfWork(application.database, company, { readOnly }, async (unit) =>
    work(await contextOf(application, unit, adminId), unit),
  );

async function fill(surroundings: Surroundings): Promise<void> {
  await within(surroundings, false, async (context) => {
    await context.rows(
      sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
        select gen_random_uuid(), 'Bench', 'Bench ' || n, 'bench-' || n || '@bench.test', '2020-01-01', now(), now()
          from generate_series(1, ${people} - (select count(*)::int from {employee})) n on conflict do nothing`,
    );
    await changeFeedSettings(context, changeSettingsInput.parse({ words: "", postsPerHour: "1000", version: "0" }));
  });
  // A statement may take no longer than the product's own may.
  for (let first = 0; first < posts; first += 50_000)
    await within(surroundings, false, (context) =>
      context.rows(
        sql`insert into {feed_post} (id, kind, author_id, body, audience, posted_at)
          select gen_random_uuid(), 'POST', (array(select id from {employee} order by id limit 1000))[1 + n % 1000],
            'Post ' || n, 'ORGANIZATION', now() - n * interval '30 seconds'
            from generate_series(${first + 1}::int, ${first + 50_000}::int) n`,
      ),
    );
  await within(surroundings, false, (context) => context.rows(sql`analyze {feed_post}`));
}

async function firstPage(surroundings: Surroundings, raw: pg.Client): Promise<Finding> {
  return within(surroundings, true, async (context, unit) => {
    const ours = () => feedPage(context, feedPageInput.parse({}));
    await context.ability();
    const statements = await recorded(surroundings.hear, unit, ours);
    await raw.query(`begin read only; set local role "${surroundings.company.schemaName}"`);
    const times = await interleave(surroundings.rounds, {
      ours: () => timed(ours),
      raw: () =>
        timed(async () => {
          for (const each of statements) await raw.query(each.sql, each.values);
        }),
    });
    await raw.query("rollback");
    return against({
      id: "P60",
      what: `first page of ${posts} posts`,
      goal: "≤ 2× raw pg",
      limit: 2,
      ours: times.ours,
      baseline: times.raw,
      name: "pg",
    });
  });
}

async function posting(surroundings: Surroundings, raw: pg.Client): Promise<Finding> {
  const schema = `"${surroundings.company.schemaName}"`;
  return within(surroundings, false, async (context) => {
    const named = await context.rows<{ id: string; name: string }>(
      sql`select e.id, e.display_name as name from {employee} e where e.first_name <> 'Bench' order by e.id limit ${mentions}`,
    );
    const input = createPostInput.parse({
      body: named.map(({ name }) => `@${name}`).join(" "),
      mentions: named.map(({ id }) => id),
    });
    await raw.query(`begin; set local role ${schema}`);
    const times = await interleave(surroundings.rounds, {
      ours: () => timed(() => createPost(context, input)),
      raw: () =>
        timed(async () => {
          const id = randomUUID();
          await raw.query(
            `insert into ${schema}.feed_post (id, kind, author_id, body, audience, posted_at) values ($1, 'POST', $2, $3, 'ORGANIZATION', now())`,
            [id, surroundings.adminId, input.body],
          );
          for (const [position, { id: who, name }] of named.entries())
            await raw.query(
              `insert into ${schema}.feed_mention (post_id, employee_id, position, name) values ($1, $2, $3, $4)`,
              [id, who, position, name],
            );
        }),
    });
    await raw.query("rollback");
    return against({
      id: "P61",
      what: `posting with ${mentions} mentions`,
      goal: "≤ 3× raw inserts",
      limit: 3,
      ours: times.ours,
      baseline: times.raw,
      name: "pg",
    });
  });
}
