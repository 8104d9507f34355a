import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import { inputsOf, requestOf } from "#tests/support/api-inputs.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

const seed = 20_261_121;
const endpoints = roomServers
  .filter(({ name }) => name === "initiatives" || name === "tags")
  .flatMap((room) => room.endpoints ?? []);
const tables = ["initiative", "initiative_person", "initiative_series", "tag", "tag_on_goal", "tag_on_initiative"];
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Awaited<ReturnType<typeof served.as>>;
let ids: Record<"initiativeId" | "tagId" | "goalId", string[]>;
let known: string[];

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("asha")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN", "TASK_ADMIN")
    .build();
  const tasks = await new InitiativeWorld(acme).open();
  const { goalId } = await new GoalWorld(acme).objective("asha", { title: "Win back trust" });
  const add = async (kind: "GOAL" | "INITIATIVE", name: string) =>
    (await acme.as("admin", (context) => addTag(context, addTagInput.parse({ kind, name })))).tagId;
  const first = await tasks.task("admin", { text: "Call", dueDate: "2026-11-20" });
  ids = {
    initiativeId: [
      first,
      await tasks.task("admin", { text: "Part", parentId: first }),
      await tasks.task("admin", { text: "Write" }),
    ],
    tagId: [await add("INITIATIVE", "Waiting"), await add("GOAL", "Trust")],
    goalId: [goalId],
  };
  known = [...Object.values(ids).flat(), acme.id("asha"), acme.id("admin"), "0193a1b2-0000-7000-8000-000000000000"];
  const door = openDoor(world);
  await door.letIn(acme, "admin");
  served = await serveApi(world);
  admin = await served.as(door, acme, "admin");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

/** What an address took away is there again for the next one. */
beforeEach(() =>
  acme.asProduct(async (context) => {
    await context.rows(
      sql`update {initiative} set deleted_at = null, completed_on = null, completed_at = null, completed_by = null
        where id = any(${ids.initiativeId}::uuid[])`,
    );
    await context.rows(
      sql`update {tag} set name = id::text, parent_id = null, deleted_at = null, deleted_by = null, deleted_from = null,
        archived_at = null where id = any(${ids.tagId}::uuid[])`,
    );
  }),
);

function takeAway(): Promise<unknown> {
  return acme.asProduct(async (context) => {
    const now = context.clock.now();
    await context.rows(
      sql`update {initiative} set deleted_at = ${now} where id = any(${ids.initiativeId}::uuid[]) and parent_id is null`,
    );
    await context.rows(
      sql`update {tag} set deleted_at = ${now}, deleted_from = 'USE', archived_at = ${now} where id = any(${ids.tagId}::uuid[])`,
    );
  });
}

/** All that the two rooms keep, and how many changes were announced and written down. */
function state(): Promise<{ kept: string; events: number; entries: number }> {
  const parts = tables.map(
    (table) =>
      sql`(select coalesce(string_agg(row_to_json(x)::text, ',' order by row_to_json(x)::text), '') from ${tableNamed(table)} x)`,
  );
  return acme.asProduct(
    async (context) =>
      (
        await context.rows<{ kept: string; events: number; entries: number }>(
          sql`select md5(concat(${sql.join(parts)})) as kept, (select count(*)::int from {outbox}) as events,
            (select count(*)::int from {audit_entry}) as entries`,
        )
      )[0]!,
  );
}

const versioned = ["/initiatives/:initiativeId", "/tags/:tagId", "/tags/:tagId/archived"];

/** The version a record has now; undefined where it has none, or is not there. */
async function versionOf(path: string, id: string): Promise<number | undefined> {
  if (!versioned.includes(path)) return undefined;
  const record = `/${path.split("/")[1]!}/${id}`;
  return ((await (await admin(record)).json()) as { version?: number }).version;
}

/** Of what is sent to change a record, most is sent by somebody who has read it. */
function withVersion(method: string, body: object, version: number | undefined): object {
  return ["PATCH", "PUT", "DELETE"].includes(method) && version !== undefined && !("version" in body)
    ? { ...body, version }
    : body;
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s does all or nothing, whatever it is sent",
  async (_, { method, path, input }) => {
    const named = /:(\w+)/.exec(path)?.[1] as keyof typeof ids | undefined;
    const asked = fc.sample(
      fc.tuple(
        inputsOf(input as z.ZodType, known, { sparse: true }),
        fc.constantFrom(...(named ? [...ids[named], "x"] : [""])),
      ),
      { seed, numRuns: 60 },
    );
    if (path.endsWith("/restore")) await takeAway();
    let accepted = 0;
    for (const [body, id] of asked) {
      const before = await state();
      const { address, ...request } = requestOf(
        { method, path },
        withVersion(method, body, await versionOf(path, id)),
        id,
      );
      const sent = request.body ?? address;
      const answer = await admin(address, request);
      const after = await state();
      expect([answer.status < 500, address, sent]).toEqual([true, address, sent]);
      if (method === "GET" || answer.status >= 400)
        expect([address, answer.status, after]).toEqual([address, answer.status, before]);
      accepted += answer.status < 400 ? 1 : 0;
      // What has changed was announced and written down, and nothing was that has not changed.
      const changed = after.kept !== before.kept;
      expect([address, sent, after.entries > before.entries, after.events > before.events]).toEqual([
        address,
        sent,
        changed,
        changed,
      ]);
    }
    expect(accepted).toBeGreaterThan(0);
  },
);
