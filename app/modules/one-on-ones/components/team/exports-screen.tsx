import { IconDownload } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Files of who met whom, and when. */
export function ExportsScreen({ scope }: { scope: string }) {
  const { t } = useOneOnOneWords();
  return (
    <Stack>
      <PageHeader title={t("navigation.exports")} description={t("exports.text")} />
      <div className={classes.buttons}>
        {(["PAST", "UPCOMING"] as const).map((when) => (
          <Button
            key={when}
            icon={<IconDownload aria-hidden="true" />}
            href={`/app/oneOnOne/export?scope=${scope}&when=${when}`}
            rel="external"
          >
            {t(`exports.${when}`)}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
