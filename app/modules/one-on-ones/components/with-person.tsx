import { IconCalendarPlus } from "@tabler/icons-react";
import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import type { OneOnOnesWithPerson } from "../queries/with-person.ts";
import { useOneOnOneWords } from "./one-on-one-words.ts";

/** On somebody's profile: when the reader meets them next, when they last met, and the way to schedule a 1:1. */
export default function OneOnOnesWithAPerson({ record }: { record: string }) {
  const { t, when } = useOneOnOneWords();
  const { data } = useLoaded<OneOnOnesWithPerson | null>(oneOnOnePlaces.withPerson(record));
  if (!data || !(data.mayMeet || data.next || data.running || data.held > 0)) return null;
  const { next, running, lastAt, held, mayMeet } = data;
  return (
    <Section
      title={t("navigation.module")}
      actions={held > 0 ? <UiLink href={oneOnOnePlaces.timeline(record)}>{t("profile.timeline")}</UiLink> : null}
    >
      {next ? (
        <p>
          <UiLink href={next.link}>{t("profile.next", { when: when(next.startsAt) })}</UiLink>
        </p>
      ) : (
        <SmallText as="p">{t("profile.none")}</SmallText>
      )}
      {lastAt ? <SmallText as="p">{t("profile.last", { count: held, when: when(lastAt) })}</SmallText> : null}
      {mayMeet && !running ? (
        <div>
          <Button size="small" icon={<IconCalendarPlus />} href={oneOnOnePlaces.schedule(record)}>
            {t("form.schedule")}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
