import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconExclamationCircleFilled,
  IconInfoCircleFilled,
  IconX,
} from "@tabler/icons-react";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import {
  addMessage,
  removeMessage,
  type ShowSnackbarInput,
  type SnackbarMessage,
  type SnackbarTone,
} from "./snackbar-state.ts";
import classes from "./snackbar.module.css";

const icons: Record<SnackbarTone, ReactNode> = {
  success: <IconCircleCheckFilled aria-hidden="true" />,
  error: <IconExclamationCircleFilled aria-hidden="true" />,
  warning: <IconAlertTriangleFilled aria-hidden="true" />,
  info: <IconInfoCircleFilled aria-hidden="true" />,
};

export interface SnackbarActions {
  /** Shows a message and returns its id. */
  show: (input: ShowSnackbarInput) => number;
  close: (id: number) => void;
}

const SnackbarContext = createContext<SnackbarActions | null>(null);

export interface SnackbarViewProps {
  message: SnackbarMessage;
  closeLabel: string;
  onClose: () => void;
}

/** One message. It waits while the pointer or the focus is on it. */
export function SnackbarView({ message, closeLabel, onClose }: SnackbarViewProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || message.lasts === null) return undefined;
    const timer = setTimeout(onClose, message.lasts);
    return () => clearTimeout(timer);
  }, [held, message.lasts, onClose]);
  const { action } = message;
  const act = () => {
    action?.onSelect();
    onClose();
  };
  return (
    <div
      className={classes.message}
      data-tone={message.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.icon}>{icons[message.tone]}</span>
      <span className={classes.text}>{message.text}</span>
      {action ? (
        <button type="button" className={classes.action} onClick={act}>
          {action.label}
        </button>
      ) : null}
      <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </div>
  );
}

export interface SnackbarProviderProps {
  /** Name of the region that screen readers announce. */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Stands once around the application and shows what `useSnackbar` is told. */
export function SnackbarProvider({ label, closeLabel, children }: SnackbarProviderProps) {
  const [messages, setMessages] = useState<readonly SnackbarMessage[]>([]);
  const lastId = useRef(0);
  const show = useCallback((input: ShowSnackbarInput) => {
    const id = ++lastId.current;
    setMessages((list) => addMessage(list, id, input));
    return id;
  }, []);
  const close = useCallback((id: number) => setMessages((list) => removeMessage(list, id)), []);
  const actions = useMemo(() => ({ show, close }), [show, close]);
  return (
    <SnackbarContext.Provider value={actions}>
      {children}
      <div role="region" aria-label={label} aria-live="polite" className={classes.region}>
        {messages.map((message) => (
          <TimedSnackbar key={message.id} message={message} closeLabel={closeLabel} close={close} />
        ))}
      </div>
    </SnackbarContext.Provider>
  );
}

interface TimedSnackbarProps {
  message: SnackbarMessage;
  closeLabel: string;
  close: (id: number) => void;
}

/** Keeps `onClose` the same from render to render, so that the timer is not started anew. */
function TimedSnackbar({ message, closeLabel, close }: TimedSnackbarProps) {
  const onClose = useCallback(() => close(message.id), [close, message.id]);
  return <SnackbarView message={message} closeLabel={closeLabel} onClose={onClose} />;
}

/** Says that something was done, or was not. */
export function useSnackbar(): SnackbarActions {
  const actions = useContext(SnackbarContext);
  if (!actions) throw new Error("useSnackbar needs a SnackbarProvider above it");
  return actions;
}
