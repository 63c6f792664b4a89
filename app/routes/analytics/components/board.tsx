import { type DragEvent, useEffect, useRef, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import type { BoardCard as Card, BoardColumn } from "../../../../server/applications/find-board.ts";
import { applicationListHref, boardHref } from "../../../../server/domain/application-list.ts";
import { APPLICATION_STATUSES } from "../../../../server/domain/application-statuses.ts";
import { cardName } from "../../../../server/domain/board.ts";
import { Button } from "../../../components/button.tsx";
import { BoardCard } from "./board-card.tsx";
import { BulkMove } from "./move-form.tsx";
import { useTexts } from "../../../components/use-texts.ts";
import { tracker } from "../../../texts/en/tracker.ts";

type BoardProps = { columns: BoardColumn[]; today: string };

export function Board({ columns, today }: BoardProps) {
  const texts = useTexts("tracker", tracker);
  const mover = useFetcher();
  const shown = withMove(columns, mover.formData);
  const move = (card: string, status: string) =>
    void mover.submit(
      { card, status, returnTo: boardHref() },
      { method: "post", action: href("/forms/applications/move") },
    );
  return (
    <section aria-labelledby="board-title">
      <div className="an-list-head">
        <h2 id="board-title">{texts.yourBoard}</h2>
        <BulkMove statuses={APPLICATION_STATUSES} returnTo={boardHref()} />
        <Button asChild>
          <Link to={href("/analytics/applications/add")}>{texts.add}</Link>
        </Button>
      </div>
      <div className="bd-columns">
        {shown.map((column) => (
          <Column key={column.status} column={column} today={today} move={move} />
        ))}
      </div>
    </section>
  );
}

/** A card that was dropped stands in its new column while it is sent. */
function withMove(columns: BoardColumn[], sent: FormData | undefined): BoardColumn[] {
  const name = sent?.get("card");
  const moved = columns.flatMap(({ cards }) => cards).find((card) => cardName(card) === name);
  if (!moved) return columns;
  return columns.map((column) => {
    const others = column.cards.filter((card) => card !== moved);
    return { ...column, cards: column.status === sent?.get("status") ? [moved, ...others] : others };
  });
}

type ColumnProps = { column: BoardColumn; today: string; move(card: string, status: string): void };

function Column({ column, today, move }: ColumnProps) {
  const { status, total, cards } = column;
  const texts = useTexts("tracker", tracker);
  const name = texts.choice(column.name);
  const [isOver, setIsOver] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useFocusOfArrival(list, cards);
  // Saving is not a status: what was applied for stays applied for.
  const takesCards = status !== "saved";
  function onDragOver(event: DragEvent) {
    if (!takesCards) return;
    event.preventDefault();
    setIsOver(true);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const card = event.dataTransfer.getData("text/plain");
    if (takesCards && !cards.some((own) => cardName(own) === card)) move(card, status);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is an extra; each card has a form that moves it
    <div
      className={`bd-column${isOver ? " over" : ""}`}
      data-status={status}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <h3 className="bd-name">
        {name} <span className="num soft">{total}</span>
      </h3>
      <ul ref={list} aria-label={name}>
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} column={status} today={today} returnTo={boardHref()} />
        ))}
      </ul>
      {status !== "saved" && total > cards.length ? (
        <Link className="link small" to={applicationListHref({ outcome: status })}>
          {texts.allInList(total)}
        </Link>
      ) : null}
    </div>
  );
}

/** The focus stays with a card that was moved by the keyboard: it is drawn anew in its new column. */
function useFocusOfArrival(list: { current: HTMLUListElement | null }, cards: Card[]): void {
  const before = useRef(cards.map(({ id }) => id));
  useEffect(() => {
    const arrived = cards.find(({ id }) => !before.current.includes(id));
    before.current = cards.map(({ id }) => id);
    if (!arrived || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`#card-${CSS.escape(arrived.id)}`)?.focus();
  }, [cards, list]);
}
