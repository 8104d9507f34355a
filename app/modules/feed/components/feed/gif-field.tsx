import { IconMoodSmile } from "@tabler/icons-react";
import { useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
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
    <span className={classes.gifField}>
      <Disclosure
        className={classes.gifs}
        triggerClassName={classes.gifOpener}
        trigger={
          <>
            <IconMoodSmile size={16} aria-hidden="true" />
            {offered.find(({ id }) => id === chosen)?.name ?? t("composer.add-gif")}
          </>
        }
      >
        <div className={classes.gifList} role="radiogroup" aria-label={t("composer.add-gif")}>
          {[{ id: "", name: t("composer.no-gif"), address: null }, ...offered].map(({ id, name, address }) => (
            <label key={id} className={classes.gif} onClick={closeOnPress}>
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
      </Disclosure>
      {error ? <span className={classes.gifError}>{error}</span> : null}
    </span>
  );
}

/** What was pressed is chosen; by keys one goes through them, and the picker stays. */
function closeOnPress({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  if (detail > 0) currentTarget.closest("details")?.removeAttribute("open");
}
