import { IconBulb, IconPlus, IconX } from "@tabler/icons-react";
import { AssistPart } from "#app/modules/assist/ui.ts";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import type { RecommendedPoint } from "../../queries/recommended-points.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** What is worth talking about by what the product sees, each with why. */
export function Recommended({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const inWords = useRecommendedWords();
  const { id, points, recommended } = page;
  const add = meetingCommands.useCommand({ intent: "add-point", key: "suggested", said: t("said.added") });
  return (
    <>
      {recommended.length > 0 ? (
        <ul className={classes.recommended} aria-label={t("recommended.title")}>
          {recommended.map((point) => (
            <Recommendation key={point.key} page={page} point={point} />
          ))}
        </ul>
      ) : null}
      {points.length + recommended.length > 0 ? (
        <AssistPart
          feature="one-on-ones.agenda"
          label={t("assist.ask")}
          input={() => ({
            points: points.map(({ text }) => text),
            seen: recommended.map(inWords).map(({ text, why }) => `${text} (${why})`),
          })}
          take={(text) => {
            add.send({ intent: "add-point", meetingId: id, text: text.slice(0, 500), source: "RECOMMENDED" });
            return undefined;
          }}
          lines
        />
      ) : null}
    </>
  );
}

/** A recommendation as a point of the agenda, and why it is made. */
function useRecommendedWords(): (point: RecommendedPoint) => { text: string; why: string } {
  const { t, format } = useOneOnOneWords();
  return ({ kind, params }) => {
    const said = {
      ...params,
      ...(params["due"] ? { due: format.date(String(params["due"])) } : {}),
      ...(params["moment"] ? { moment: t(`topic.${params["moment"]}`) } : {}),
    };
    return { text: t(`recommended.${kind}.text`, said), why: t(`recommended.${kind}.why`, said) };
  };
}

function Recommendation({ page, point }: { page: MeetingPage; point: RecommendedPoint }) {
  const { t } = useOneOnOneWords();
  const { subject, key } = point;
  const { text, why } = useRecommendedWords()(point);
  const take = meetingCommands.useCommand({
    intent: "add-point",
    key: `take ${key}`,
    said: t("said.added"),
    then: ({ done }) => void (done && dismiss.send({ intent: "dismiss", meetingId: page.id, key })),
  });
  const dismiss = meetingCommands.useCommand({ intent: "dismiss", key: `dismiss ${key}` });
  return (
    <li className={classes.recommendation}>
      <IconBulb size={16} aria-hidden="true" />
      <span className={classes.pointWords}>
        <span>{text}</span>
        <span className={classes.soft}>{why}</span>
      </span>
      <IconAct
        command={take}
        intent="add-point"
        fields={{
          meetingId: page.id,
          text,
          source: "RECOMMENDED",
          ...(subject ? { subject: `${subject.kind}:${subject.id}` } : {}),
        }}
        label={t("recommended.take", { text })}
        icon={<IconPlus />}
      />
      <IconAct
        command={dismiss}
        intent="dismiss"
        fields={{ meetingId: page.id, key }}
        label={t("recommended.dismiss", { text })}
        icon={<IconX />}
      />
    </li>
  );
}
