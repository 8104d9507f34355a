import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import type { TagKind } from "./domain/tag.ts";
import { deletedTags } from "./queries/deleted-tags.ts";
import { keptTags } from "./queries/kept-tags.ts";
import { offeredTags } from "./queries/offered-tags.ts";
import { tagDetail } from "./queries/tag-detail.ts";
import { tagsPage } from "./queries/tags-page.ts";
import { addTag, addTagInput } from "./use-cases/add-tag.ts";
import { archiveTag } from "./use-cases/archive-tag.ts";
import { deleteTag } from "./use-cases/delete-tag.ts";
import { editTag, editTagInput } from "./use-cases/edit-tag.ts";
import { forgetDeletedOf } from "#tests/support/forget-deleted.ts";
import { restoreTag } from "./use-cases/restore-tag.ts";
import { sql } from "#tenancy/sql.ts";

const day = 86_400_000;
let world: World;
let acme: Company;
let globex: Company;
beforeAll(async () => {
  world = await createWorld();
  globex = await (
    await world.company("globex")
  )
    .employee("spy")
    .admin("GOAL_ADMIN", "TASK_ADMIN", "PLATFORM_ADMIN")
    .build();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("tara")
    .admin("TASK_ADMIN")
    .employee("eve")
    .admin("ENGAGEMENT_ADMIN")
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("asha")
    .build();
});

const add = async (name: string, asked: { kind?: TagKind; parentId?: string } = {}, by = "gwen") =>
  (await acme.as(by, (context) => addTag(context, addTagInput.parse({ name, kind: "GOAL", ...asked })))).tagId;
const remove = (tagId: string, by = "gwen", company = acme) =>
  company.as(by, (context) => deleteTag(context, { tagId }));
const restore = (tagId: string, by = "gwen", company = acme) =>
  company.as(by, (context) => restoreTag(context, { tagId }));
const archive = (tagId: string, archived: boolean) =>
  acme.as("gwen", (context) => archiveTag(context, { tagId, archived }));
const kept = async () =>
  (
    await acme.as("gwen", (context) => keptTags(context, { kind: "GOAL" }, world.application.gatherings), {
      readOnly: true,
    })
  ).map(({ name, archived }) => [name, archived]);
const gone = async () =>
  (await acme.as("gwen", (context) => deletedTags(context, { kind: "GOAL" }), { readOnly: true })).map(
    ({ name, deletedBy }) => [name, deletedBy],
  );

describe("a deleted tag", () => {
  test("is in no list and no choice, and can be restored to where it was: in use or in the archive", async () => {
    const [trust, aged] = [await add("Trust"), await add("Aged")];
    await archive(aged, true);
    expect(await remove(trust)).toEqual({ tagId: trust, name: "Trust" });
    await remove(aged);
    expect([await kept(), (await gone()).toSorted()]).toEqual([
      [],
      [
        ["Aged", "gwen"],
        ["Trust", "gwen"],
      ],
    ]);
    expect(await acme.as("asha", (context) => offeredTags(context, "GOAL"), { readOnly: true })).toEqual([]);
    for (const act of [
      () => remove(trust),
      () => archive(trust, false),
      () => acme.as("gwen", (context) => editTag(context, editTagInput.parse({ tagId: trust, name: "X" }))),
    ])
      await expect(act()).rejects.toMatchObject({ status: 404 });
    await restore(trust);
    await restore(aged);
    expect([await kept(), await gone()]).toEqual([
      [
        ["Trust", false],
        ["Aged", true],
      ],
      [],
    ]);
    await expect(restore(trust)).rejects.toMatchObject({ status: 404 });
    const audit = await acme.asProduct((context) =>
      context.rows<{ action: string }>(sql`select action from {audit_entry} where action like 'tags.%' order by id`),
    );
    expect(audit.map(({ action }) => action).slice(3)).toEqual([
      "tags.delete",
      "tags.delete",
      "tags.restore",
      "tags.restore",
    ]);
  });

  test("has nothing below it, archived or not: those are deleted or moved first, and restored after it", async () => {
    const trust = await add("Trust");
    const audit = await add("Audit", { parentId: trust });
    const speed = await add("Speed", { parentId: trust });
    await archive(speed, true);
    await expect(remove(trust)).rejects.toMatchObject({ code: "tags.has-below", details: { params: { count: 2 } } });
    expect(
      (
        await acme.as("asha", (context) => tagDetail(context, { tagId: trust }, world.application.gatherings), {
          readOnly: true,
        })
      ).below.map(({ name }) => name),
    ).toEqual(["Audit", "Speed"]);
    await remove(audit);
    await acme.as("gwen", (context) => editTag(context, editTagInput.parse({ tagId: speed, name: "Speed" })));
    await remove(trust);
    await expect(restore(audit)).rejects.toMatchObject({ code: "tags.parent-deleted" });
    await restore(trust);
    await archive(trust, true);
    await expect(restore(audit)).rejects.toMatchObject({ code: "tags.parent-archived" });
  });

  test("leaves its name to others, and comes back once it is free again", async () => {
    const first = await add("Trust");
    await remove(first);
    const second = await add("TRUST");
    await expect(restore(first)).rejects.toMatchObject({ code: "tags.name-taken" });
    await remove(second);
    await restore(first);
    expect(await kept()).toEqual([["Trust", false]]);
  });

  test("goes for good after thirty days, with what was below it and deleted before", async () => {
    const trust = await add("Trust");
    const audit = await add("Audit", { parentId: trust });
    const stays = await add("Zeal");
    const start = world.clock.now();
    for (const tagId of [audit, trust]) await remove(tagId);
    const forget = () => forgetDeletedOf(acme);
    const stored = async () =>
      (await acme.asProduct((context) => context.rows<{ id: string }>(sql`select id from {tag}`))).length;
    world.clock.set(new Date(start.getTime() + 30 * day - 1_000).toISOString());
    await forget();
    expect([await stored(), (await gone()).length]).toEqual([3, 2]);
    world.clock.set(new Date(start.getTime() + 30 * day).toISOString());
    expect(await gone()).toEqual([]);
    await expect(restore(trust)).rejects.toMatchObject({ status: 404 });
    await forget();
    await forget();
    expect([await stored(), await kept()]).toEqual([1, [["Zeal", false]]]);
    world.clock.set(start.toISOString());
    await remove(stays);
  });
});

describe("who deletes them", () => {
  test("whoever makes the tags of the kind, nobody else", async () => {
    const trust = await add("Trust");
    for (const by of ["asha", "tara", "pam", "eve"])
      await expect(remove(trust, by)).rejects.toMatchObject({ status: 403 });
    await remove(trust);
    for (const by of ["asha", "tara", "pam"]) await expect(restore(trust, by)).rejects.toMatchObject({ status: 403 });
    await expect(
      acme.as("asha", (context) => deletedTags(context, { kind: "GOAL" }), { readOnly: true }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(restore(trust, "spy", globex)).rejects.toMatchObject({ status: 404 });
    await restore(trust);
    await expect(remove(trust, "spy", globex)).rejects.toMatchObject({ status: 404 });
    expect(await kept()).toEqual([["Trust", false]]);
  });
});

describe("tags of competencies and drivers", () => {
  const offered = async () =>
    (await acme.as("asha", (context) => offeredTags(context, "GOAL"), { readOnly: true })).map(({ kind, name }) => [
      kind,
      name,
    ]);

  test("exist where the company has their module, each made by its administrators or platform admins", async () => {
    await expect(add("Negotiation", { kind: "COMPETENCY" }, "pam")).rejects.toMatchObject({ status: 404 });
    await acme.switchOn("COMPETENCY_IDP", "ENGAGEMENT");
    await add("Negotiation", { kind: "COMPETENCY" }, "pam");
    const driver = await add("Recognition", { kind: "DRIVER" }, "eve");
    await add("Trust");
    await add("Thanks", { kind: "DRIVER", parentId: driver }, "pam");
    for (const by of ["gwen", "tara", "eve", "asha"])
      await expect(add("Mine", { kind: "COMPETENCY" }, by)).rejects.toMatchObject({ status: 403 });
    for (const by of ["gwen", "tara", "asha"]) await expect(remove(driver, by)).rejects.toMatchObject({ status: 403 });
    expect(await offered()).toEqual([
      ["GOAL", "Trust"],
      ["COMPETENCY", "Negotiation"],
      ["DRIVER", "Recognition"],
      ["DRIVER", "Thanks"],
    ]);
    expect(
      (await acme.as("pam", (context) => tagsPage(context, {}, world.application.gatherings), { readOnly: true }))
        .kinds,
    ).toEqual(["COMPETENCY", "DRIVER"]);
    expect(
      (
        await acme.as("eve", (context) => tagsPage(context, {}, world.application.gatherings), { readOnly: true })
      ).tags.map(({ name }) => name),
    ).toEqual(["Recognition", "Thanks"]);
  });

  test("are gone while the module is off, and stand below none of another kind", async () => {
    await acme.switchOn("ENGAGEMENT");
    const driver = await add("Recognition", { kind: "DRIVER" }, "eve");
    await expect(add("Below", { parentId: driver })).rejects.toMatchObject({ code: "tags.unknown-parent" });
    await acme.switchOff("ENGAGEMENT");
    expect(await offered()).toEqual([]);
    await expect(
      acme.as("eve", (context) => tagDetail(context, { tagId: driver }, world.application.gatherings), {
        readOnly: true,
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
