import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { RunningSeries as Running } from "../../queries/running-series.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** That the two meet already, with the way there; another series is possible all the same. */
export function RunningSeries({ partnerId }: { partnerId: string }) {
  const { t, often } = useOneOnOneWords();
  const { data } = useLoaded<Running | null>(oneOnOnePlaces.running(partnerId));
  return (
    <div aria-live="polite">
      {data ? (
        <Callout
          title={t("form.running")}
          action={<UiLink href={oneOnOnePlaces.series(data.id)}>{t("form.running-open")}</UiLink>}
        >
          {t("form.running-text", { often: often(data.everyWeeks), length: t("minutes", { count: data.minutes }) })}
        </Callout>
      ) : null}
    </div>
  );
}
