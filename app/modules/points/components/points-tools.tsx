import { IconDownload, IconUpload } from "@tabler/icons-react";
import { importAddress } from "#app/modules/imports/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { pointsPlaces, type PointsScope } from "../points-places.ts";
import classes from "./points.module.css";
import { usePointsWords } from "./points-words.ts";

/** Bringing shifts in, and files of what stands. */
export function PointsTools({ scope }: { scope: PointsScope }) {
  const { t } = usePointsWords();
  return (
    <>
      {scope === "company" ? (
        <Button tone="quiet" icon={<IconUpload aria-hidden="true" />} href={importAddress("shifts")}>
          {t("import.title")}
        </Button>
      ) : null}
      {(["status", "entries"] as const).map((what) => (
        <span key={what} className={classes.exports}>
          <span>{t(`export.${what}`)}</span>
          {(["CSV", "XLSX"] as const).map((format) => (
            <Button
              key={format}
              tone="quiet"
              size="small"
              icon={<IconDownload aria-hidden="true" />}
              href={`${pointsPlaces.export}?scope=${scope}&what=${what}&format=${format}`}
              aria-label={`${t(`export.${what}`)}: ${format}`}
              rel="external"
            >
              {format}
            </Button>
          ))}
        </span>
      ))}
    </>
  );
}
