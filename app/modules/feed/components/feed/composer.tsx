import { MentionField } from "#app/modules/comments/ui.ts";
import { feedPlaces } from "../../feed-places.ts";
import { IconPhoto } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { FilesField } from "#app/ui/files-field/files-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { audiences, type Audience } from "../../domain/audience.ts";
import { forbiddenWordIn, longestPost, postKinds, type PostKind } from "../../domain/post.ts";
import { predictAudience, predictKind, predictTag } from "../../domain/predict.ts";
import type { FeedScreenData } from "../../queries/feed-screen.ts";
import { feedCommands } from "../feed-commands.ts";
import { useAudienceWords } from "./audience-words.ts";
import classes from "./feed.module.css";
import { GifField } from "./gif-field.tsx";
import { PraisedFor } from "./praised-for.tsx";

/** Comes with the first tag to choose, not with every feed. */
const ComboField = lazyPart(async () => ({
  default: (await import("#app/ui/combo-field/combo-field.tsx")).ComboField,
}));

type ComposerProps = {
  data: Pick<FeedScreenData, "offers" | "words" | "company" | "tags" | "gifs" | "praisesCompetencies">;
};

/** A place to say something: what it is, who reads it, and what its words suggest of both. */
export function Composer({ data }: ComposerProps) {
  const { t } = useTranslation("feed");
  const form = feedCommands.useCommandForm({ intent: "create-post", clears: true, said: t("posted") });
  return (
    <CommandForm form={form} className={classes.composer} encType="multipart/form-data" guarded>
      <ComposerFields key={form.turn} form={form} data={data} />
    </CommandForm>
  );
}

type Form = ReturnType<typeof feedCommands.useCommandForm<"create-post">>;

function ComposerFields({ form, data }: ComposerProps & { form: Form }) {
  const { t } = useTranslation("feed");
  const [text, setText] = useState(form.typed("body") ?? "");
  const [kind, setKind] = useState<PostKind>((form.typed("kind") as PostKind) || "POST");
  const [audience, setAudience] = useState<Audience>((form.typed("audience") as Audience) || "ORGANIZATION");
  const [tagId, setTagId] = useState(form.typed("tagIds") ?? "");
  const said = useAudienceWords(data);
  return (
    <>
      <MentionField
        {...form.field("body")}
        label={t("composer.label")}
        placeholder={t("composer.placeholder")}
        hideLabel
        rows={2}
        maxLength={longestPost}
        peopleAddress={feedPlaces.people}
        onChange={(event) => setText(event.target.value)}
      />
      <Suggestions {...{ text, kind, audience, words: data.words, setKind, setAudience }} />
      <SuggestedTag tag={tagId === "" ? predictTag(text, data.tags) : null} onTake={setTagId} />
      <div className={classes.choices}>
        <SelectField
          name="kind"
          label={t("composer.kind")}
          hideLabel
          options={postKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={(event) => setKind(event.target.value as PostKind)}
        />
        <SelectField
          name="audience"
          label={t("composer.audience")}
          hideLabel
          options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
          value={audience}
          onChange={(event) => setAudience(event.target.value as Audience)}
          aria-describedby="who-reads"
        />
        <PicturesField form={form} />
        <GifField chosen={form.typed("gif") ?? null} own={data.gifs} error={form.wrong("gif")} />
        {kind === "KUDOS" && data.praisesCompetencies ? (
          <PraisedFor chosen={null} error={form.wrong("competencyId")} />
        ) : null}
        <TagField tags={data.tags} value={tagId} onChange={setTagId} />
        <span className={classes.submit}>
          <Button type="submit" tone="primary" loading={form.busy}>
            {t("composer.submit")}
          </Button>
        </span>
      </div>
      <p id="who-reads" className={classes.reads} aria-live="polite">
        {said(audience)}
      </p>
    </>
  );
}

function PicturesField({ form }: { form: Form }) {
  const { t } = useTranslation("feed");
  return (
    <FilesField
      {...form.field("pictures")}
      label={t("composer.pictures")}
      hideLabel
      addLabel={t("composer.add-pictures")}
      icon={<IconPhoto size={16} aria-hidden="true" />}
      removeLabel={(name) => t("composer.remove-picture", { name })}
      accept="image/jpeg,image/png,image/webp,image/gif"
    />
  );
}

type SuggestionsProps = {
  text: string;
  kind: PostKind;
  audience: Audience;
  words: readonly string[];
  setKind: (kind: PostKind) => void;
  setAudience: (audience: Audience) => void;
};

/** What the words of the text suggest, each with the words it rests on and one press to follow it; never done by itself. */
function Suggestions({ text, kind, audience, words, setKind, setAudience }: SuggestionsProps) {
  const { t } = useTranslation("feed");
  const names = text.match(/(?<![\p{L}\p{N}])@\p{L}/gu)?.length ?? 0;
  const suggestedKind = kind === "POST" ? predictKind(text, names) : null;
  const suggestedAudience = audience === "PEOPLE" ? null : predictAudience(text, names);
  const word = forbiddenWordIn(text, words);
  return (
    <div className={classes.suggestions} aria-live="polite">
      {word ? <p className={classes.warning}>{t("errors.word-not-allowed", { word })}</p> : null}
      {suggestedKind ? (
        <p>
          {t("composer.looks-like", { what: t(`kind.${suggestedKind.value}`), because: suggestedKind.because })}{" "}
          <Button size="small" onClick={() => setKind(suggestedKind.value)}>
            {t("composer.make-it", { what: t(`kind.${suggestedKind.value}`) })}
          </Button>
        </p>
      ) : null}
      {suggestedAudience ? (
        <p>
          {t("composer.sounds-private", { because: suggestedAudience.because })}{" "}
          <Button size="small" onClick={() => setAudience(suggestedAudience.value)}>
            {t("composer.make-private")}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

type TagFieldProps = { tags: FeedScreenData["tags"]; value: string; onChange: (id: string) => void };

/** A tag of the company, where there are some. */
function TagField({ tags, value, onChange }: TagFieldProps) {
  const { t } = useTranslation("feed");
  if (tags.length === 0) return null;
  return (
    <span className={classes.tag}>
      <Suspense>
        <ComboField
          name="tagIds"
          label={t("composer.tag")}
          hideLabel
          placeholder={t("composer.no-tag")}
          emptyText={t("composer.no-match")}
          clearLabel={t("composer.clear-tag")}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          value={value || null}
          onChange={(id) => onChange(id ?? "")}
        />
      </Suspense>
    </span>
  );
}

/** A tag of the company that the text names. */
function SuggestedTag({ tag, onTake }: { tag: FeedScreenData["tags"][number] | null; onTake: (id: string) => void }) {
  const { t } = useTranslation("feed");
  if (!tag) return null;
  return (
    <div className={classes.suggestions} aria-live="polite">
      <p>
        {t("composer.names-tag", { name: tag.name })}{" "}
        <Button size="small" onClick={() => onTake(tag.id)}>
          {t("composer.add-tag")}
        </Button>
      </p>
    </div>
  );
}
