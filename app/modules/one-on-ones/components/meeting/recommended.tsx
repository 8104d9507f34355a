import { IconBulb, IconPlus, IconX } from "@tabler/icons-react";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import type { RecommendedPoint } from "../../queries/recommended-points.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** What is worth talking about by what the product sees, each with why. */
export function Recommended({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  if (page.recommended.length === 0) return null;
  return (
    <ul className={classes.recommended} aria-label={t("recommended.title")}>
      {page.recommended.map((point) => (
        <Recommendation key={point.key} page={page} point={point} />
      ))}
    </ul>
  );
}

function Recommendation({ page, point }: { page: MeetingPage; point: RecommendedPoint }) {
  const { t, format } = useOneOnOneWords();
  const { kind, params, subject, key } = point;
  const said = {
    ...params,
    ...(params["due"] ? { due: format.date(String(params["due"])) } : {}),
    ...(params["moment"] ? { moment: t(`topic.${params["moment"]}`) } : {}),
  };
  const text = t(`recommended.${kind}.text`, said);
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
        <span className={classes.soft}>{t(`recommended.${kind}.why`, said)}</span>
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
        icon={<IconPlus size={16} />}
      />
      <IconAct
        command={dismiss}
        intent="dismiss"
        fields={{ meetingId: page.id, key }}
        label={t("recommended.dismiss", { text })}
        icon={<IconX size={16} />}
      />
    </li>
  );
}
