import { IconMoodSmile } from "@tabler/icons-react";
import { useState, type MouseEvent } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { holdsWords } from "#app/platform/text/plain-letters.ts";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { gifs } from "../../domain/gifs.ts";
import type { OwnGif } from "../../queries/gifs.ts";
import { gifAddresses } from "../gifs/gif-addresses.ts";
import classes from "./feed.module.css";

/** So many are seen at once without looking for one. */
const fewGifs = 9;

type GifFieldProps = { chosen: string | null; own: readonly OwnGif[]; error: readonly string[] | undefined };

/** An animation that ships with the product or was added by the company, chosen by a picture of it. */
export function GifField({ chosen: first, own, error }: GifFieldProps) {
  const { t } = useTranslation("feed");
  const [chosen, setChosen] = useState(first ?? "");
  const [sought, setSought] = useState("");
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
          {offered.length > fewGifs ? <GifSearch onSearch={setSought} /> : null}
          {[{ id: "", name: t("composer.no-gif"), address: null }, ...namedLike(offered, sought, chosen)].map(
            ({ id, name, address }) => (
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
            ),
          )}
        </div>
      </Disclosure>
      {error ? <span className={classes.gifError}>{error}</span> : null}
    </span>
  );
}

/** By its name, where there are more than one sees at once. */
function GifSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation("feed");
  return (
    <div className={classes.gifSearch}>
      <TextField
        name=""
        label={t("composer.search-gifs")}
        hideLabel
        placeholder={t("composer.search-gifs")}
        autoComplete="off"
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The field stands in the form of the post, which Enter would send.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </div>
  );
}

/** Those whose name holds every word, and the one that is chosen: it stays in the form. */
function namedLike<Offered extends { id: string; name: string }>(
  offered: readonly Offered[],
  sought: string,
  chosen: string,
): readonly Offered[] {
  const holds = holdsWords(sought);
  return offered.filter(({ id, name }) => id === chosen || holds(name));
}

/** What was pressed is chosen; by keys one goes through them, and the picker stays. */
function closeOnPress({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  if (detail > 0) currentTarget.closest("details")?.removeAttribute("open");
}
