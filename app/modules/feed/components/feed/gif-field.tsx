import { IconMoodSmile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { gifs } from "../../domain/gifs.ts";
import type { OwnGif } from "../../queries/gifs.ts";
import { gifAddresses } from "../gifs/gif-addresses.ts";
import classes from "./feed.module.css";

type GifFieldProps = { chosen: string | null; own: readonly OwnGif[]; error: readonly string[] | undefined };

/** An animation that ships with the product or was added by the company, chosen by a picture of it. */
export function GifField({ chosen: first, own, error }: GifFieldProps) {
  const { t } = useTranslation("feed");
  const [chosen, setChosen] = useState(first ?? "");
  const offered = [
    ...gifs.map((gif) => ({ id: gif as string, name: t(`gif.${gif}`), address: gifAddresses[gif] })),
    ...own.map(({ id, name, file }) => ({ id, name, address: attachmentAddress(file) })),
  ];
  return (
    <details className={classes.gifs} open={error ? true : undefined}>
      <summary className={classes.gifOpener}>
        <IconMoodSmile size={16} aria-hidden="true" />
        {offered.find(({ id }) => id === chosen)?.name ?? t("composer.add-gif")}
      </summary>
      <div className={classes.gifList} role="radiogroup" aria-label={t("composer.add-gif")}>
        {error ? <p className={classes.gifError}>{error}</p> : null}
        {[{ id: "", name: t("composer.no-gif"), address: null }, ...offered].map(({ id, name, address }) => (
          <label key={id} className={classes.gif}>
            <input
              type="radio"
              name="gif"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              aria-label={name}
            />
            {address === null ? (
              <span className={classes.soft}>{name}</span>
            ) : (
              <img src={address} alt="" width={96} height={72} loading="lazy" />
            )}
          </label>
        ))}
      </div>
    </details>
  );
}
