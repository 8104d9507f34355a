// What a custom role gives in each room: the screen it opens, and none beside it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditFiltersInput, listAuditEntries } from "#app/modules/access/queries/list-audit-entries.ts";
import { saveCustomRole, saveCustomRoleInput } from "#app/modules/access/use-cases/save-custom-role.ts";
import { dashboard, dashboardInput } from "#app/modules/analytics/queries/dashboard.ts";
import { cohortInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { createCohort } from "#app/modules/audiences/use-cases/create-cohort.ts";
import * as pay from "#app/modules/compensation/queries/insights-page.ts";
import * as results from "#app/modules/engagement/queries/insights-page.ts";
import * as surveys from "#app/modules/engagement/queries/settings-page.ts";
import { moderationScreen } from "#app/modules/feed/queries/moderation.ts";
import { feedbackInsights, feedbackInsightsInput } from "#app/modules/feedback/queries/feedback-insights.ts";
import { insights } from "#app/modules/one-on-ones/queries/insights.ts";
import * as meetings from "#app/modules/one-on-ones/queries/settings-page.ts";
import { requireScope } from "#app/modules/reviews/data/scope-sql.ts";
import * as templates from "#app/modules/reviews/queries/settings-page.ts";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { translators } from "#app/composition/translators.server.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

const tag = (kind: string) => (context: Context) => addTag(context, addTagInput.parse({ kind, name: `Of ${kind}` }));
const numbers = (topic: string) => (context: Context) =>
  dashboard(context, "company", dashboardInput.parse({ topic, period: "last-quarter" }));

/** The screen of each right, as its holder opens it. */
const opens: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  "access.audit-log": (context) => listAuditEntries(context, auditFiltersInput.parse({})),
  "audiences.shared": (context) =>
    createCohort(context, cohortInput.parse({ name: `Of ${context.newId()}`, shared: true })),
  "compensation.insights": (context) => pay.insightsPage(context, pay.insightsPageInput.parse({})),
  "engagement.insights": (context) => results.insightsPage(context, results.insightsInput.parse({}), "company"),
  "engagement.surveys": (context) => surveys.settingsPage(context, surveys.settingsPageInput.parse({})),
  "feed.moderate": moderationScreen,
  "feedback.insights": (context) => feedbackInsights(context, feedbackInsightsInput.parse({ scope: "company" })),
  "identity.invitations": (context) => authorize(context, "create", { kind: "Invitation" }),
  "initiatives.insights": numbers("initiatives"),
  "one-on-ones.insights": (context) => insights(context, "company"),
  "one-on-ones.settings": (context) =>
    meetings.settingsPage(context, meetings.settingsPageInput.parse({}), "https://cairn.test"),
  "reviews.insights": (context) => requireScope(context, "company", "numbers"),
  "reviews.templates": (context) => templates.settingsPage(context, templates.settingsInput.parse({})),
  "tags.competencies": tag("COMPETENCY"),
  "tags.drivers": tag("DRIVER"),
};
const rights = Object.keys(opens);

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  await acme
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employees("nobody", ...rights)
    .build();
  await acme.switchOn(
    ...["CHECK_IN", "FEEDBACK", "FEED", "REVIEW", "ENGAGEMENT", "TASK", "COMPENSATION", "COMPETENCY_IDP"],
  );
  const offered = world.application.gatherings.rights;
  for (const right of rights) {
    const role = { name: right, rights: [right], orgUnitIds: null, holderIds: [acme.id(right)] };
    await acme.as("pam", (context) => saveCustomRole(context, saveCustomRoleInput.parse(role), offered));
  }
});
afterAll(() => world.close());

/** Whether a screen opens for somebody; any refusal is none. */
async function openFor(who: string, screen: string, as: Parameters<Company["as"]>[2] = {}): Promise<boolean> {
  const refused = await acme.as(who, opens[screen]!, as).then(
    () => null,
    (error: { status?: number }) => error,
  );
  if (refused && refused.status !== 403 && refused.status !== 404) throw refused as Error;
  return refused === null;
}

describe("a right of a custom role", () => {
  test.each(rights)("%s opens its own screen", async (right) => {
    expect(await openFor(right, right)).toBe(true);
  });

  test("and the area it stands under have words", () => {
    const wordless = world.application.gatherings.rights.flatMap(({ room, area, label }) =>
      [area, label].filter((key) => !translators.en.exists(room, key)).map((key) => `${room}: ${key}`),
    );
    expect(wordless).toEqual([]);
  });

  test("opens no other screen, and whoever has none opens none", async () => {
    const open: string[] = [];
    for (const who of ["nobody", ...rights])
      for (const screen of rights)
        if (who !== screen && (await openFor(who, screen))) open.push(`${who} opens ${screen}`);
    expect(open).toEqual([]);
  });

  test("to moderate gives nothing to an admin who sees the product as its holder", async () => {
    expect(await openFor("feed.moderate", "feed.moderate", { viewedBy: "pam" })).toBe(false);
    expect(await openFor("one-on-ones.insights", "one-on-ones.insights", { viewedBy: "pam" })).toBe(true);
  });

  test("to moderate leaves what was said in a small circle where nobody reported it", async () => {
    const may = (action: string, facts: object) =>
      acme.as("feed.moderate", async (context) => {
        const ability = await context.ability();
        return ability.decide(action, { kind: "FeedPost", authorId: "somebody", readerIds: [], ...facts }).allowed;
      });
    expect(await may("delete", { audience: "ORGANIZATION", reported: false })).toBe(true);
    expect(await may("delete", { audience: "TEAM", reported: false })).toBe(false);
    expect(await may("view", { audience: "TEAM", reported: false })).toBe(false);
    expect(await may("view", { audience: "TEAM", reported: true })).toBe(true);
  });

  test("of insights opens the numbers of its module in the company's overview, and no other", async () => {
    const { topics } = await acme.as("initiatives.insights", (context) =>
      dashboard(context, "company", dashboardInput.parse({})),
    );
    expect(topics).toEqual(["initiatives"]);
  });
});
