import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  pointerWithin,
  PointerSensor,
  rectIntersection,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
} from "@dnd-kit/core";
import { IconGripVertical } from "@tabler/icons-react";
import { createContext, useContext, useId, type ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./card-columns.module.css";
import { nextColumn } from "./next-column.ts";

export interface CardColumnsProps {
  /** Whether a card may be put into a column. */
  accepts: (card: string, column: string) => boolean;
  /** Whether a card stands in a column. */
  holds: (card: string, column: string) => boolean;
  onMove: (card: string, column: string) => void;
  /** What is carried along. */
  carried: (card: string) => ReactNode;
  words: {
    /** How a card is moved by keys, read out where a grip is reached. */
    instructions: string;
    /** What a grip is. */
    grip: string;
    taken: (card: string) => string;
    over: (card: string, column: string) => string;
    nowhere: (card: string) => string;
    put: (card: string, column: string) => string;
    left: (card: string) => string;
  };
  children: ReactNode;
}

const GripName = createContext("");
const Refuses = createContext<CardColumnsProps["accepts"]>(() => false);

const inColumn: CollisionDetection = (found) =>
  found.pointerCoordinates ? pointerWithin(found) : rectIntersection(found);

/** Columns whose cards are moved by pointer, finger or keys; the caller says what may go where, and moves. */
export function CardColumns({ accepts, holds, onMove, carried, words, children }: CardColumnsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );
  const told = (
    card: string | number,
    column: string | number | undefined,
    there: (card: string, column: string) => string,
    away: (card: string) => string,
  ) => (column === undefined ? away(String(card)) : there(String(card), String(column)));
  // The same on both sides of the network.
  const id = useId();
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={inColumn}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => words.taken(String(active.id)),
          onDragOver: ({ active, over }) => told(active.id, over?.id, words.over, words.nowhere),
          onDragEnd: ({ active, over }) => told(active.id, over?.id, words.put, words.left),
          onDragCancel: ({ active }) => words.left(String(active.id)),
        },
      }}
      onDragEnd={({ active, over }) =>
        over && accepts(String(active.id), String(over.id)) && onMove(String(active.id), String(over.id))
      }
    >
      <GripName.Provider value={words.grip}>
        <Refuses.Provider value={(card, column) => !accepts(card, column) && !holds(card, column)}>
          {children}
        </Refuses.Provider>
      </GripName.Provider>
      <DragOverlay dropAnimation={null}>
        <Carried carried={carried} />
      </DragOverlay>
    </DndContext>
  );
}

function Carried({ carried }: Pick<CardColumnsProps, "carried">) {
  const { active } = useDndContext();
  return active ? <div className={classes.carried}>{carried(String(active.id))}</div> : null;
}

/** A column that cards are put into; while one is carried it shows whether it takes it. */
export function CardColumn({
  id,
  labelledBy,
  className,
  children,
}: {
  id: string;
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { active } = useDndContext();
  const refusing = useContext(Refuses);
  const refuses = active !== null && refusing(String(active.id), id);
  const { setNodeRef, isOver } = useDroppable({ id, disabled: refuses });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={labelledBy}
      className={className ? `${classes.column} ${className}` : classes.column}
      data-over={isOver || undefined}
      data-refuses={refuses || undefined}
    >
      {children}
    </section>
  );
}

/** What a card is taken by, and the card itself: `ref` and `carried` belong on its element. */
export function useCard(id: string, gripLabel: string) {
  const name = useContext(GripName);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: name },
  });
  const { role: _, tabIndex: __, ...described } = attributes;
  return {
    ref: setNodeRef,
    carried: isDragging,
    grip: (
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        label={gripLabel}
        className={classes.grip}
        icon={<IconGripVertical aria-hidden="true" />}
        {...described}
        {...listeners}
      />
    ),
  };
}
