import { IconMoodSmile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { gifs } from "../../domain/gifs.ts";
import { gifAddresses } from "../gifs/gif-addresses.ts";
import classes from "./feed.module.css";

/** One of the animations that ship with the product, chosen by a picture of it. */
export function GifField({ chosen: first }: { chosen: string | null }) {
  const { t } = useTranslation("feed");
  const [chosen, setChosen] = useState(first ?? "");
  return (
    <details className={classes.gifs}>
      <summary className={classes.gifOpener}>
        <IconMoodSmile size={16} aria-hidden="true" />
        {chosen ? t(`gif.${chosen as "star"}`) : t("composer.add-gif")}
      </summary>
      <div className={classes.gifList} role="radiogroup" aria-label={t("composer.add-gif")}>
        {["" as const, ...gifs].map((gif) => (
          <label key={gif} className={classes.gif}>
            <input
              type="radio"
              name="gif"
              value={gif}
              checked={chosen === gif}
              onChange={() => setChosen(gif)}
              aria-label={gif === "" ? t("composer.no-gif") : t(`gif.${gif}`)}
            />
            {gif === "" ? (
              <span className={classes.soft}>{t("composer.no-gif")}</span>
            ) : (
              <img src={gifAddresses[gif]} alt="" width={96} height={72} loading="lazy" />
            )}
          </label>
        ))}
      </div>
    </details>
  );
}
