import { IconMessage, IconMessagePlus, IconMessageQuestion, IconTargetArrow } from "@tabler/icons-react";
import type { EvidenceItem, EvidenceKind } from "#app/platform/contributions/evidence.ts";
import { AttachedFiles } from "#app/platform/files/attachments/attached-files.tsx";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { CompetencyPanel, ShownKind } from "../../queries/competency-panel.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";

const kinds: readonly ShownKind[] = ["all", "praise", "advice", "ratings"];
const step = 10;

/** Praise, advice and ratings about a competency, the latest first, and the ways to give and to ask for more. */
export function EvidenceList({ panel }: { panel: CompetencyPanel }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const { evidence, shownKind, hasMore } = panel;
  const shown = Math.ceil(evidence.length / step) * step + step;
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{t("panel.posts")}</h3>
      {evidence.length > 0 || shownKind !== "all" ? (
        <SegmentedControl
          label={t("panel.evidence-kind")}
          name="evidence"
          value={shownKind}
          segments={kinds.map((kind) => ({
            value: kind,
            label: t(`panel.shown.${kind}`),
            href: address({ evidence: kind === "all" ? null : kind, shown: null }),
          }))}
        />
      ) : null}
      {evidence.length === 0 ? (
        <p className={classes.soft}>{t(shownKind === "all" ? "panel.no-posts" : "panel.none-of-kind")}</p>
      ) : null}
      <ul className={classes.plain}>
        {evidence.map((item) => (
          <Piece key={item.id} item={item} />
        ))}
      </ul>
      {hasMore ? (
        <span>
          <Button size="small" href={address({ shown: String(shown) })}>
            {t("panel.more")}
          </Button>
        </span>
      ) : null}
      <Ways panel={panel} />
    </section>
  );
}

function Ways({ panel: { isMe, person, competencyId } }: { panel: CompetencyPanel }) {
  const { t } = useDevelopWords();
  const about = `competencyId=${competencyId}`;
  return (
    <span className={classes.line}>
      {isMe ? (
        <>
          <Button
            icon={<IconMessageQuestion aria-hidden="true" />}
            href={`/app/my-data/develop/feedback/requests?formType=requested&${about}`}
          >
            {t("panel.request")}
          </Button>
          <Button
            icon={<IconTargetArrow aria-hidden="true" />}
            href={`${developPlaces.plan}?form=goal&competency=${competencyId}`}
          >
            {t("panel.plan")}
          </Button>
        </>
      ) : (
        <Button
          icon={<IconMessagePlus aria-hidden="true" />}
          href={`/app/my-data/develop/feedback/given?formType=provided&empId=${person.id}&${about}`}
        >
          {t("panel.share")}
        </Button>
      )}
    </span>
  );
}

const kindTones: Readonly<Record<EvidenceKind, Tone>> = {
  PRAISE: "green",
  ADVICE: "blue",
  RATED_HIGH: "green",
  RATED: "neutral",
  RATED_LOW: "orange",
};

/** A piece of evidence: what it is, who said it, and in which words; nothing but its kind where it is not shared. */
function Piece({ item }: { item: EvidenceItem }) {
  const { t, format } = useDevelopWords();
  const { kind, at, by, voice, about, rating, text, link, files, comments } = item;
  const words = useWords("develop", voice?.room ?? "develop");
  const who = voice ? words(voice.key, {}, voice.room) : null;
  const said = [about, who, by].filter((part) => part !== null);
  return (
    <li className={classes.post}>
      <span className={classes.line}>
        <Chip tone={kindTones[kind]}>{t(`panel.${kind}`)}</Chip>
        {rating ? <strong>{rating}</strong> : null}
        <span className={classes.soft}>
          {said.length > 0 ? said.join(" · ") : t("panel.hidden")} · {format.date(at)}
        </span>
      </span>
      {text ? (
        <p className={classes.quote} dir="auto">
          {text}
        </p>
      ) : null}
      <AttachedFiles files={files} label={t("panel.files")} />
      {link ? (
        <span className={classes.line}>
          <UiLink href={link} className={classes.line}>
            {comments === null ? (
              t("panel.open")
            ) : (
              <>
                <IconMessage size={16} aria-hidden="true" />
                {comments === 0 ? t("panel.comment-on") : t("panel.comments", { count: comments })}
              </>
            )}
          </UiLink>
        </span>
      ) : null}
    </li>
  );
}
