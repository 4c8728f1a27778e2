/** The signs on the buttons of a replay. */
const PATHS = {
  first: 'M5 5h2.5v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  run: 'M7 4v16l13-8z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  forward: 'M7 5v14l11-7z',
  last: 'M16.5 5H19v14h-2.5zM4 5v14l11-7z',
} as const;

export default function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
