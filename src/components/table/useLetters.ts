/** Follows the letters that the person has chosen for jacks and queens, in what is said of cards too. */
import { useEffect, useState } from 'preact/hooks';
import { CHANGE_EVENT } from '~/components/settings/changed.ts';
import { writeLetters } from '~/words/table.ts';

/** Draws anew when the letters on the cards are chosen otherwise. */
export function useLetters(): void {
  const [, setLetters] = useState('english');
  useEffect(() => {
    const follow = (): void => {
      const letters = document.documentElement.dataset.letters === 'german' ? 'german' : 'english';
      writeLetters(letters);
      setLetters(letters);
    };
    follow();
    document.addEventListener(CHANGE_EVENT, follow);
    return () => document.removeEventListener(CHANGE_EVENT, follow);
  }, []);
}
