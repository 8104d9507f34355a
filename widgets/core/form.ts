import { css } from "lit";
import { speak } from "./words.ts";
import forms from "./words/en/forms.json" with { type: "json" };

speak(forms);

/** Fields of widgets that change something. */
export const formStyles = css`
  form {
    display: grid;
    gap: calc(var(--space) * 3);
  }
  label {
    display: grid;
    gap: var(--space);
    font-size: 13px;
  }
  input,
  select,
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    padding: calc(var(--space) * 2);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--space) * 2);
  }
  .main {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--surface);
  }
  .wrong {
    color: var(--red);
  }
  p {
    margin: 0;
  }
`;
