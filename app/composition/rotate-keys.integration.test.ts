import { afterAll, beforeAll, expect, test } from "vitest";
import { anchorAuditChain, readAuditAnchors, sealedAnchors } from "#app/platform/audit/audit-anchor.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { keyGrace, resealBatch, rotateDataKey } from "#app/platform/secrets/rotate-data-key.ts";
import { createSealer } from "#app/platform/secrets/sealer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
const days = 7;
const at = (day: number, after = 0) => new Date(Date.parse("2026-11-01T10:00:00Z") + day * 86_400_000 + after);
const head = (position: number) => ({ position, hash: Buffer.alloc(32, position) });
const place = { column: "plugin.token", ownerId: "row-1" };

beforeAll(async () => {
  world = await createWorld();
  [acme, globex] = [await world.company("acme"), await world.company("globex")];
  for (const company of [acme, globex]) {
    for (let day = 1; day <= days; day += 1)
      await anchorAuditChain(world.application, company.tenant.id, head(day), at(day));
  }
});
afterAll(() => world.close());

const keys = async ({ tenant }: Company) =>
  (
    await world.application.database.control.query<{ id: string; retired: boolean; wrapped: string }>(
      sql`select id, retired_at is not null as retired, wrapped
        from control.data_key where tenant_id = ${tenant.id} order by created_at`,
    )
  ).rows;
const sealedWith = async ({ tenant }: Company) =>
  (
    await world.application.database.control.query<{ key: string; count: number }>(
      sql`select split_part(sealed, '.', 2) as key, count(*)::int as count from control.audit_anchor
        where tenant_id = ${tenant.id} group by 1`,
    )
  ).rows;
const read = ({ tenant }: Company, ring: { config: { appSecrets: readonly string[] } } = world.application) =>
  readAuditAnchors({ database: world.application.database, config: ring.config }, tenant.id, at(9));
const everyAnchor = Array.from({ length: days }, (_, index) => head(index + 1));

test("each company has one key of its own, which stands nowhere in the clear, and what it sealed opens nowhere else", async () => {
  const [own, other] = [
    await tenantSealer(world.application, acme.tenant.id, at(0)),
    await tenantSealer(world.application, globex.tenant.id, at(0)),
  ];
  const sealed = own.seal("token", place);
  expect(own.open(sealed, place)).toBe("token");
  expect(() => other.open(sealed, place)).toThrow("not one of this company");
  expect(() => own.open(sealed, { ...place, ownerId: "row-2" })).toThrow();
  expect(() => own.open(sealed, { ...place, column: "plugin.secret" })).toThrow();
  expect((await Promise.all([keys(acme), keys(globex)])).map(({ length }) => length)).toEqual([1, 1]);
  expect(await sealedWith(acme)).toEqual([{ key: own.sealingKeyId, count: days }]);
  // A key copied to another company does not unwrap there.
  const [[mine], [theirs]] = await Promise.all([keys(acme), keys(globex)]);
  const wrap = (wrapped: string) =>
    world.application.database.control.query(
      sql`update control.data_key set wrapped = ${wrapped} where tenant_id = ${globex.tenant.id}`,
    );
  await wrap(mine!.wrapped);
  await expect(read(globex)).rejects.toThrow();
  await wrap(theirs!.wrapped);
  expect(await read(globex)).toEqual(everyAnchor);
});

test("many who need a first key at once get the same", async () => {
  const fresh = await world.company();
  const sealers = await Promise.all(
    Array.from({ length: 8 }, () => tenantSealer(world.application, fresh.tenant.id, at(0))),
  );
  expect(new Set(sealers.map(({ sealingKeyId }) => sealingKeyId)).size).toBe(1);
});

test("a rotation killed in the middle leaves everything readable, and goes on with the key it had made", async () => {
  const control = world.application.database.control;
  await control.query(sql`update control.data_key set retired_at = ${at(9)} where tenant_id = ${acme.tenant.id}`);
  await resealBatch(world.application, acme.tenant.id, sealedAnchors, at(9), 3);
  expect((await sealedWith(acme)).map(({ count }) => count).sort()).toEqual([3, 4]);
  expect(await read(acme)).toEqual(everyAnchor);
  const [, made] = await keys(acme);
  expect(await rotateDataKey(world.application, acme.tenant.id, [sealedAnchors], at(9))).toEqual({ resealed: 4 });
  expect(await sealedWith(acme)).toEqual([{ key: made!.id, count: days }]);
  expect(await keys(acme)).toMatchObject([{ retired: true }, { id: made!.id, retired: false }]);
  expect(await read(acme)).toEqual(everyAnchor);
});

test("the next rotation seals everything anew and destroys what nobody can be using any more", async () => {
  expect(await rotateDataKey(world.application, acme.tenant.id, [sealedAnchors], at(9, keyGrace))).toEqual({
    resealed: days,
  });
  expect((await keys(acme)).map(({ retired }) => retired)).toEqual([true, false]);
  expect(await read(acme)).toEqual(everyAnchor);
});

test("values from before companies had keys open, and move over", async () => {
  const control = world.application.database.control;
  const old = createSealer(world.application.config.appSecrets).seal(
    `8:${head(8).hash.toString("hex")}`,
    sealedAnchors.place(globex.tenant.id),
  );
  await control.query(sql`insert into control.audit_anchor values (${globex.tenant.id}, '2026-11-30', ${old}, now())`);
  expect(await read(globex)).toEqual([...everyAnchor, head(8)]);
  await rotateKeys(world.application, [globex.tenant]);
  expect(await read(globex)).toEqual([...everyAnchor, head(8)]);
  expect(await sealedWith(globex)).toHaveLength(1);
});

test("under a new APP_SECRET keys are wrapped anew, after which the old one opens nothing", async () => {
  const fresh = "a new secret of the installation, long enough";
  const old = world.application.config.appSecrets;
  const renewed = { ...world.application, config: { ...world.application.config, appSecrets: [fresh, ...old] } };
  const { rewrapped } = await rotateKeys(renewed, []);
  expect(rewrapped).toBeGreaterThanOrEqual(4);
  expect((await rotateKeys(renewed, [])).rewrapped).toBe(0);
  expect(await read(acme, { config: { appSecrets: [fresh] } })).toEqual(everyAnchor);
  await expect(read(acme, { config: { appSecrets: old } })).rejects.toThrow("APP_SECRET");
});

test("a company that is gone takes its keys along", async () => {
  const control = world.application.database.control;
  await control.query(sql`delete from control.tenant where id = ${globex.tenant.id}`);
  expect(await keys(globex)).toEqual([]);
});
