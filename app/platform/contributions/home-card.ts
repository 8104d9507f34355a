import type { ComponentType, LazyExoticComponent } from "react";
import type { HomeTopic, HomeView } from "./home-view.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Sql } from "#tenancy/sql.ts";

/** For whom a card stands on the home page: oneself, who leads people, who administers the company. */
export type HomeGroup = "me" | "team" | "company";

/** A card of the home page. `homeCards` of the room's `room.parts.ts` names what shows it, by the same name. */
export type HomeCard = {
  name: string;
  group: HomeGroup;
  topic?: HomeTopic;
  /** It is what the feed's own view shows, and nothing of the summary. */
  feed?: true;
  /** One jsonb value, as a query; null where there is nothing to show. */
  data: Sql;
};

/** Something that wants an administrator: how often, and the list of it. */
export type AttentionLine = {
  /** Key in the room's strings, with `count`. */
  label: string;
  href: string;
  /** One number, as a query. */
  count: Sql;
};

export type LoadedCard = { name: string; room: string; group: HomeGroup; data: unknown };
export type LoadedLine = { room: string; label: string; href: string; count: number };
export type HomeData = { cards: LoadedCard[]; attention: LoadedLine[] };

/** What shows a card's data. */
export type HomeCardRegistry = Readonly<Record<string, LazyExoticComponent<ComponentType<{ data: never }>>>>;

/** Whether a card belongs to what is looked at. */
export function isShown({ group, topic, feed }: Omit<HomeCard, "data">, view: HomeView): boolean {
  if (feed || view.only === "feed") return Boolean(feed) && view.only === "feed";
  return view.only === "team" ? group === "team" : view.topic === undefined || view.topic === topic;
}

type Contributed = {
  cards: readonly (HomeCard & { room: string })[];
  lines: readonly (AttentionLine & { room: string })[];
};

/** Everything on the home page in one statement at most, whatever the rooms. */
export async function loadHome(context: Context, { cards, lines }: Contributed): Promise<HomeData> {
  const questions = [...cards.map(({ data }) => data), ...lines.map(({ count }) => count)];
  const answers = await context.answers(questions);
  return {
    cards: cards
      .map(({ name, room, group }, place) => ({ name, room, group, data: answers[place] }))
      .filter(({ data }) => data !== null),
    attention: lines
      .map(({ room, label, href }, place) => ({ room, label, href, count: answers[cards.length + place] as number }))
      .filter(({ count }) => count > 0),
  };
}
