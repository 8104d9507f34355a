import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import type { SettingsPage } from "../../queries/settings-page.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** Questions that can be taken into a survey, with the source of their idea. */
export function LibraryList({ library }: Pick<SettingsPage, "library">) {
  const { t, say } = useEngagementWords();
  return (
    <RowList aria-label={t("settings.question_library")}>
      {library.map(({ name, text, driver, source }) => (
        <Row key={name} apart>
          <RowWords>
            <span dir="auto">{say(text)}</span>
            <span className={classes.soft}>{source}</span>
          </RowWords>
          <Chip tone="grey">{t(`driver.${driver}`)}</Chip>
        </Row>
      ))}
    </RowList>
  );
}

/** What questions speak of: the usual drivers, and the company's own. */
export function DriverList({ drivers }: Pick<SettingsPage, "drivers">) {
  const { t, driverName } = useEngagementWords();
  return (
    <>
      <p className={classes.soft}>
        {t("settings.drivers-text")}{" "}
        <UiLink href="/app/company/settings/tags?kind=DRIVER">{t("settings.own-drivers")}</UiLink>
      </p>
      <RowList aria-label={t("settings.engagement_drivers")}>
        {drivers.map((driver) => (
          <Row key={driver.id} apart>
            <span className={driver.parentId === null ? undefined : classes.below}>
              {driverName({ ...driver, parent: null })}
            </span>
            {driver.name === null ? null : <Chip tone="blue">{t("settings.own")}</Chip>}
          </Row>
        ))}
      </RowList>
    </>
  );
}
