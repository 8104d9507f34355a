import type { Language } from "#app/platform/i18n/languages.ts";
import type { Feature } from "#app/platform/context/actor.ts";
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };

export const guideGroups = ["everyone", "managers", "admins"] as const;
export type GuideGroup = (typeof guideGroups)[number];

type GuideWords = { readonly title: string; readonly intro: string; readonly steps: readonly string[] };
export type GuideId = keyof typeof en;
/** A page of the guide in one language; `link` is the screen it is about. */
export type GuidePage = GuideWords & { readonly id: GuideId; readonly group: GuideGroup; readonly link: string };

type GuideFacts = {
  readonly group: GuideGroup;
  readonly link: string;
  /** Pages of a module that the company has not are not there. */
  readonly feature?: Feature;
  /** Beginnings or parts of addresses beside which it opens. */
  readonly beside: readonly string[];
};

const words: Readonly<Record<Language, Readonly<Record<GuideId, GuideWords>>>> = { ar, de, en, es, hi };

const mine = "/app/my-data";
const platform = "/app/company/settings/platform";

const facts: Readonly<Record<GuideId, GuideFacts>> = {
  "find-your-way": { group: "everyone", link: "/search", beside: ["/search"] },
  "set-a-goal": {
    group: "everyone",
    link: `${mine}/goal/my-goals`,
    feature: "GOAL",
    beside: ["/goal/my-goals", "/goal/manage", "/goal/individuals-goals", "/app/goal/", "/goal/my-company"],
  },
  "check-in": { group: "everyone", link: `${mine}/goal/check-in`, feature: "GOAL", beside: ["/goal/", "/checkIns"] },
  "one-on-one": {
    group: "everyone",
    link: `${mine}/oneOnOne/my-one-on-one`,
    feature: "CHECK_IN",
    beside: ["/oneOnOne"],
  },
  "give-feedback": {
    group: "everyone",
    link: `${mine}/develop/feedback`,
    feature: "FEEDBACK",
    beside: ["/feedback", "/develop/feedback", "/praise"],
  },
  "ask-for-feedback": {
    group: "everyone",
    link: `${mine}/develop/feedback`,
    feature: "FEEDBACK",
    beside: ["/feedback", "/develop/feedback"],
  },
  "write-a-review": { group: "everyone", link: `${mine}/review/my-reviews`, feature: "REVIEW", beside: ["/review"] },
  "answer-a-survey": {
    group: "everyone",
    link: `${mine}/engagement/my-surveys`,
    feature: "ENGAGEMENT",
    beside: ["/engagement", "/survey/"],
  },
  "mail-and-notices": {
    group: "everyone",
    link: `${mine}/my-settings/notifications`,
    beside: ["/notifications"],
  },
  "sign-in-safely": {
    group: "everyone",
    link: `${mine}/my-settings/security`,
    beside: ["/my-settings/security", "/my-settings/second-step", "/my-settings/passkeys", "/my-settings/sessions"],
  },
  "lead-your-team": { group: "managers", link: "/teamSummary", beside: ["/app/team/", "/teamSummary"] },
  "bring-people-in": { group: "admins", link: "/app/company/employees", beside: ["/employees", "/app/imports/"] },
  "give-access": { group: "admins", link: `${platform}/access`, beside: [`${platform}/access`, "/access/"] },
  "run-a-review-cycle": {
    group: "admins",
    link: "/app/company/review/manage",
    feature: "REVIEW",
    beside: ["/app/company/review/"],
  },
};

export const guideIds = Object.keys(facts) as readonly GuideId[];

/** The pages of the guide, of the modules that are on, in one language. */
export function guideOf(language: Language, features: readonly Feature[]): GuidePage[] {
  return guideIds.flatMap((id) => {
    const { group, link, feature } = facts[id];
    return feature && !features.includes(feature) ? [] : [{ id, group, link, ...words[language][id] }];
  });
}

/** Those that are about a screen, the most precise first; of none, how one finds one's way. */
export function besideScreen(pages: readonly GuidePage[], path: string): GuidePage[] {
  const length = ({ id }: GuidePage) =>
    Math.max(0, ...facts[id].beside.filter((part) => path.includes(part)).map((part) => part.length));
  const found = pages.filter((page) => length(page) > 0).toSorted((one, other) => length(other) - length(one));
  return found.length > 0 ? found.slice(0, 4) : pages.slice(0, 1);
}
