/** Found by `npm run ready-seeds`, which says what they are. By version and level, in base 36. */
export const READY_SEEDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  dithmarschen: {
    3: 'a e j v x y 16 1y 29 2d 2k 3b 3d 3k 3l 45 4a 4f 4m 4r 4v 4x 51 55 5a 5e 64 68 6c 6p 6s 73 7u 7x 7z 8a 8w 99 9a 9r 9w a3 aa ac aq aw b9 bi bj bm bo br bz c7 c8 cb cc cd cj cl cv df dj ds',
    4: 'a l m 13 1x 22 2f 2w 32 36 38 3h 3i 3p 3q 3t 3u 48 4a 4b 5a 5d 5f 5i 5t 5u 5v 5x 60 6h 6o 6q 6v 72 76 77 7r 7s 7t 7u 80 8a 8f 8h 8o 96 97 9p 9v 9y a1 aa ac ai ak ao aq as av b5 bg bm by c0',
    5: 'c i k l p q w x 13 14 1i 1x 20 21 23 2f 2n 31 36 3a 3b 3u 3y 44 49 4f 4g 4i 4k 4o 4q 4t 4w 54 56 5e 5k 5o 5q 5y 64 66 6a 6h 6m 6z 76 79 7p 7w 88 8h 8q 94 98 9h 9j 9n 9q a3 a4 ah aj an',
  },
  'dithmarschen-refill': {
    3: '9 b p 16 1a 1d 1o 1s 1w 1y 2j 2m 2n 3b 3h 3i 3s 40 43 46 4f 4g 4t 4x 4y 56 5p 5r 69 6a 6b 6g 70 75 77 7a 7e 7f 7h 7k 7n 7t 7u 7w 83 86 8i 8k 8u 8w 96 98 9b 9g 9j 9m 9u a1 a7 ak aq at az b1',
    4: '0 4 a v 1f 1i 2c 2i 2m 2n 2s 2u 39 3t 3w 48 49 5c 5t 68 71 77 7s 83 85 8v 91 95 98 9c a1 a4 a7 aa ar aw ay b0 b5 b6 b7 b9 bb bc c2 c7 c9 cg cj cl d2 dl do ea ec ed ee et ev f3 f9 fa fj fw',
    5: 'g x 15 1g 1i 1u 24 2i 2k 30 3b 3n 3p 4g 4o 5e 5m 5q 5u 69 6c 6u 6x 6y 7a 7e 7q 80 8m 8t 8z 9t 9u aa ac am b3 bh ee fb fd fj gi h6 he hh hk hl iw iz j4 je jv kc kp kx mc me mp n8 nc nh nn o9',
  },
  grossenwiehe: {
    3: '0 1 c h y 1d 1m 1n 1z 24 2s 2x 32 37 3p 3w 4g 4l 4o 4p 4z 50 51 55 5c 5v 64 6e 6o 6u 77 7b 7i 7n 80 81 84 8u 8w 8z 9f 9q 9s a2 ad ak am ar at b1 b2 b4 b5 bk bo br bu c3 c5 cj ct cz d1 d9',
    4: '6 7 a b e f k l n o v x 11 12 1b 1d 1k 1m 1n 1t 1u 1z 29 2d 2q 2x 33 38 3n 3o 3q 3w 3z 4h 4w 50 54 5g 5h 5n 64 6d 6h 6t 6u 74 75 7f 7k 7l 7r 7x 7y 84 86 8m 92 95 96 9a 9s a1 ae aj',
    5: '1 4 6 7 8 n 11 12 16 18 1c 1d 1l 1r 1u 2i 2o 2y 30 32 38 3d 3j 3o 3v 48 4f 4n 4p 4q 4t 52 55 58 5c 5i 5o 6d 6m 6p 6t 6x 76 79 7a 7f 7j 7m 7n 7y 87 8c 8d 8e 8g 8o 8p 8s 8t 8y 9b 9e 9k a6',
  },
  christiansen: {
    3: '0 b f h s w 10 1s 1v 2c 38 3i 3n 3t 4c 4i 4n 4p 51 58 5e 5o 5q 5r 63 64 68 69 6u 6v 6z 78 7f 84 94 98 9s a0 a4 ac ad ae ak b1 b5 bb bl bn bs c9 cc cs d0 dd e3 e5 ej ev f1 fe fl fm g4 g5',
    4: '3 7 8 g i j l s w x 10 1a 1b 1c 1e 21 2b 2n 2s 2v 2z 38 3a 3c 3u 3v 3y 4b 4j 4r 50 57 5b 5h 5j 5o 5q 5s 5u 5x 6b 6j 6t 6u 70 71 73 74 76 7b 7f 7k 7t 80 84 86 90 9c 9w a1 a3 ac al am',
    5: '5 6 9 f h i j m o p w 10 11 17 19 1a 1b 1c 1d 1f 1o 1q 1s 1t 1v 1x 2b 2g 2k 2o 2r 2t 2x 37 3f 3h 3j 3m 3u 3w 3z 45 47 4c 4n 4o 4v 53 55 5f 5m 5o 5p 5r 61 6e 6i 6j 6m 6y 72 77 7a 7d',
  },
  huelsemann: {
    3: '3 15 1a 1u 1y 2a 34 3b 3l 45 4o 5g 5h 64 68 69 6h 7b 7q 7z 8p 9a 9p a4 a5 as av b7 bt cw e0 ea ek er es f4 fa ff fn fy fz g1 gn go gv hn ht i6 it j0 ja jm kd kq kr kz lt lv m8 mg ml ms nj nu',
    4: 'a o z 1d 1y 21 22 27 29 2g 2i 2n 2o 2x 35 37 3h 3k 3p 3r 3u 44 4a 4k 4p 57 5d 5j 5k 5l 5m 5n 5s 71 7o 7q 7t 81 84 86 8j 94 9b 9c 9h 9y a2 a7 a9 an ax b1 b4 b6 b9 bb c1 cb cc ct d2 d3 d4 d6',
    5: '0 2 b d j r v 18 1b 1g 1h 1m 1x 1z 21 26 27 2c 2l 2r 2u 33 3b 3e 3p 4g 4j 4k 4t 4v 55 57 59 5f 5j 5k 5m 5o 5v 60 66 69 6g 6j 6l 6n 6y 78 79 7e 7n 7t 8a 8e 8k 8r 8y 95 9v a2 ap b0 b6 ba',
  },
  grupp: {
    3: 'a c 1k 2d 2h 2q 2t 30 34 3m 3s 4j 5g 7h 8a 8c 8j 8t 99 9a 9m 9u 9z a1 a7 aa ab bd bk bs by e7 f8 fv g2 gb gt h1 hb he hq hr i7 jl k0 k3 k5 kg kt kv l1 l4 lb lq lv lx mc mj nf nq o3 oc oh qi',
    4: 'j y 18 1u 2g 2z 45 4w 53 55 5a 5j 6i 6k 7w 8t 8y 9q a0 a4 ae aw b1 bp cy ee ei g0 h5 hq hu if iy iz jb lc lp m4 n2 n8 o3 o9 oe pf qf qk ri rt sr t2 t7 tb tf tk to tx u0 uw vz wa wn wq wv xj',
    5: '8 p q r s t 14 17 19 1s 1w 20 22 23 26 2d 2h 2i 2k 2q 2t 2y 31 36 3u 45 47 4g 4h 4x 4z 5c 5j 5m 5t 60 69 6b 6x 73 78 79 7l 7n 81 83 89 8e 8o 8s 96 9b 9f 9m 9x a9 ae ai an aw b2 bf bv c4',
  },
};
