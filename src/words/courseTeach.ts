/** The words of the page for those who teach the game; figures in braces are read from the version’s record. */
export const COURSE_TEACH_WORDS = {
  title: 'Teach it in five minutes',
  description:
    'How to explain Zwicker to others at a table in five minutes: one page to print, with what to lay out and what to say.',
  lead: 'Four people, partners opposite each other, one pack with three jokers, the version of Dithmarschen. Lay out what is shown, say what is written, and let them do it.',
  minute: (minute: number): string => `Minute ${minute}`,
  minutes: [
    {
      title: 'Taking',
      position: 'dithmarschen 4 @0 | 9H | 9S, 5D, 4C, 8D',
      say: [
        'One card a turn. It takes cards of its value, or cards that add up to it, in as many groups as there are.',
        'The nine takes the nine, and five with four as well. The eight stays. What is taken goes to your side’s pile, face down.',
        'You need not take. Who takes nothing lays the card on the table. Nobody passes.',
      ],
    },
    {
      title: 'Two values, and the Zwick',
      position: 'dithmarschen 4 @0 | JD | 2H, 4C, 6D, 10S, JC',
      say: [
        'An ace counts {worth:AS}, a jack {worth:JS}, a queen {worth:QS}, a king {worth:KS}: as you like, also when it is taken. Mark the jokers {jokers}: that is what they count.',
        'Who takes everything makes a Zwick, for {zwick}. Can the jack do it? Let them look: 10 + 2, and 2 + 4 + 6.',
      ],
    },
    {
      title: 'Building',
      position: 'dithmarschen 4 @0 | 8S QH | 5D, 10C',
      say: [
        'Lay a card on a pile and say its new value: the old one plus your card, or less your card. You must keep a card of that value.',
        'Eight on five is thirteen, for the queen. It lies there as one card of thirteen; it is yours, and anyone may take it or build on it.',
        'One card alone may be a build, too, if you keep its match.',
      ],
    },
    {
      title: 'Partners',
      position: 'dithmarschen 4 @0 | JC 9H | X25, QD =13@2 | 2:13',
      say: [
        'Opposite players are partners. A partner who has announced thirteen holds a queen: so make thirteens for that partner, whatever you hold.',
        'The jack brings the joker down to thirteen. That is how jokers are won.',
      ],
    },
    {
      title: 'A round, and the count',
      say: [
        'Somebody deals; after the round the deal passes to the left. Left of the dealer begins, and it goes on to the left. {table} cards to the table, {hand} to each. When they are played, {hand} more, and so on; at last {last} each. What lies there stays. At the end the rest goes to the side that captured last.',
        'Jokers {jokers} score {jokerPoints} points; the ten of diamonds {bare:10D}, the ten of spades {bare:10S}, the two of spades {bare:2S}, each ace {bare:AS}, most cards {mostBare}, each Zwick {zwickBare}. After as many rounds as you like, the side with more points has won.',
        'Play the first deal with open cards. Then begin.',
      ],
    },
  ],
} as const;
