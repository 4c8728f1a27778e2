/** One card, face down: of a hidden hand, or of a won pile. */
import drawings from './cards.svg?url';

interface Props {
  /** What a screen reader says; without it the card says nothing. */
  name?: string | undefined;
}

export default function CardBack({ name }: Props) {
  const said =
    name === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span class="card card--back" {...said}>
      <svg viewBox="0 0 66 88" preserveAspectRatio="none" aria-hidden="true">
        <use href={`${drawings}#back`} />
      </svg>
    </span>
  );
}
