import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { saidIn, type Translations } from "../domain/step-texts.ts";
import { lifecyclePlaces } from "../lifecycle-places.ts";
import { wordsOf } from "./words.ts";
import type { ToldJourney } from "./who-is-told.ts";

/** A step as messages name it, in all its languages. */
export type ToldStep = { title: string; translations: Translations; dueOn: string };

/** A message to somebody about a journey, with the steps or records it names. */
export type Addressed = {
  to: string;
  kind: string;
  count?: number;
  /** Which kind of records it is about. */
  what?: string;
  steps?: readonly ToldStep[];
  records?: readonly string[];
  /** Of several kinds of records: how many of each. */
  kinds?: readonly { what: string; count: number }[];
  link?: string;
};

const mostNamed = 20;

/** Messages in the words of those who get them: days as their language and the company write them. */
export async function addressed(
  context: Context,
  { journeyId, name, onDay, moment }: ToldJourney,
  messages: readonly Addressed[],
): Promise<Notice[]> {
  const languages = await languagesOf(context, [...new Set(messages.map(({ to }) => to))]);
  return messages.map(({ to, kind, count, what, steps = [], records = [], kinds = [], link }) => {
    const language = languages.get(to) ?? "en";
    const t = wordsOf(asLanguage(language));
    const format = createFormat(language, "UTC", toldBy(context.tenant));
    const named = [
      ...steps.map(({ dueOn, ...step }) => `${saidIn(step, language).title} (${format.date(dueOn)})`),
      // Fifty titles of five kinds tell nobody what they have; what there is of each does.
      ...(kinds.length > 1 ? kinds.map((one) => `${t(`handed.${one.what}`)}: ${one.count}`) : records),
    ];
    return {
      ...{ recipientId: to, room: "lifecycle", kind, link: link ?? lifecyclePlaces.journey(journeyId) },
      params: {
        ...{ name, date: format.date(onDay), moment },
        ...(count !== undefined && { count }),
        ...(what !== undefined && { what }),
        ...(named.length > 0 && { named: named.slice(0, mostNamed).join("\n") }),
      },
    };
  });
}

async function languagesOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await context.rows<{ id: string; language: string }>(
    sql`select e.id, coalesce(e.language, o.language) as language from {employee} e cross join {organization} o
      where e.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ id, language }) => [id, language]));
}
