// Eighteen little drawings, one a monument, and one for any other. Each stands on 0 0, about 72
// wide and as high; a shape is what it is made of (a class of Monument.svelte) and its line.

export type Shape = readonly [
  stuff: "wall" | "roof" | "red" | "gold" | "leaf" | "water" | "stone" | "dark" | "line" | "light",
  d: string,
];

/** A roof whose eaves turn up: `half` its half width, on the line `y`. */
function roof(x: number, y: number, half: number, height: number, stuff: Shape[0] = "roof"): Shape[] {
  const ridge = half * 0.36;
  const at = (right: number, down: number): string => `${x + half * right} ${y + height * down}`;
  return [
    [
      stuff,
      `M${at(-1, -0.35)}C${at(-0.66, -0.1)} ${at(-0.46, -0.55)} ${x - ridge} ${y - height}H${x + ridge}` +
        `C${at(0.46, -0.55)} ${at(0.66, -0.1)} ${at(1, -0.35)}` +
        `Q${at(0.8, 0.12)} ${at(0.6, 0.1)}H${x - half * 0.6}Q${at(-0.8, 0.12)} ${at(-1, -0.35)}Z`,
    ],
    ["line", `M${x - ridge} ${y - height}h${ridge * 2}`],
  ];
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y}v${-height}h${width}v${height}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const pagoda: Shape[] = [
  ["stone", box(0, 0, 46, 6)],
  ["wall", box(0, -6, 32, 14)],
  ["light", box(0, -6, 8, 10)],
  ...roof(0, -19, 29, 11),
  ["wall", box(0, -28, 24, 10)],
  ["light", box(0, -29, 6, 7)],
  ...roof(0, -37, 23, 10),
  ["wall", box(0, -45, 17, 9)],
  ...roof(0, -53, 17, 10),
  ["gold", "M-2 -63h4l-1 -8h-2z"],
  ["gold", disc(0, -72, 2.6)],
];
const bellTower: Shape[] = [
  ["stone", "M-24 0L-20 -26H20L24 0Z"],
  ["dark", "M-7 0v-11q7 -9 14 0v11z"],
  ["red", box(-15, -26, 4, 22)],
  ["red", box(15, -26, 4, 22)],
  ["gold", "M-8 -31q-1 -14 8 -15q9 1 8 15q3 3 3 4H-11q0 -1 3 -4z"],
  ["dark", disc(0, -26, 2.4)],
  ...roof(0, -47, 30, 17),
];
const market: Shape[] = [
  ["wall", box(-17, 0, 28, 15)],
  ["wall", box(17, 0, 28, 15)],
  ["red", "M-34 -15l5 -14h24l5 14z"],
  ["light", "M-26 -15l3 -14h6l-2 14zM-12 -15l-1 -14h6l3 14z"],
  ["leaf", "M0 -15l5 -14h24l5 14z"],
  ["light", "M8 -15l3 -14h6l-2 14zM22 -15l-1 -14h6l3 14z"],
  ["gold", disc(-22, -4, 4)],
  ["gold", disc(-14, -4, 4)],
  ["leaf", disc(13, -4, 4)],
  ["red", disc(22, -4, 4)],
  ["line", "M-5 -29V-52"],
  ["red", "M-5 -52h20l-5 6l5 6H-5z"],
];
const garden: Shape[] = [
  ["leaf", "M-34 0q2 -12 34 -12t34 12z"],
  ["water", "M-24 -2q6 -7 24 -6t20 6q-20 5 -44 0z"],
  ["line", "M14 -8Q10 -26 18 -40M15 -26Q4 -30 2 -34"],
  ["leaf", "M4 -46q14 -16 30 0q4 12 -14 12q-18 0 -16 -12z"],
  ["leaf", "M-12 -38q10 -10 20 0q0 7 -10 7t-10 -7z"],
  ["stone", "M-30 -6q2 -18 10 -18t8 8q6 -2 6 8z"],
  ["red", "M-22 -5Q-10 -18 2 -4"],
];
const bridgeHouse: Shape[] = [
  ["water", "M-34 0h68v-7q-34 -6 -68 0z"],
  ["stone", "M-34 -6Q0 -36 34 -6V0H22Q0 -26 -22 0h-12z"],
  ["wall", box(0, -21, 30, 15)],
  ["light", box(-8, -24, 6, 7)],
  ["light", box(8, -24, 6, 7)],
  ...roof(0, -36, 27, 15),
];
const temple: Shape[] = [
  ["stone", "M-34 0v-6h68v6z"],
  ["stone", "M-28 -6v-5h56v5z"],
  ["wall", box(0, -11, 48, 20)],
  ["red", box(-20, -11, 5, 20)],
  ["red", box(-8, -11, 5, 20)],
  ["red", box(8, -11, 5, 20)],
  ["red", box(20, -11, 5, 20)],
  ["light", box(0, -11, 9, 13)],
  ...roof(0, -31, 36, 22),
  ["gold", disc(0, -55, 3.4)],
];
const drumTower: Shape[] = [
  ["stone", "M-20 0L-17 -30H17L20 0Z"],
  ["line", "M-18 -10h36M-18 -20h36"],
  ["dark", "M-5 0v-9q5 -6 10 0v9z"],
  ["wall", box(0, -30, 38, 17)],
  ["red", disc(0, -39, 9)],
  ["light", disc(0, -39, 6)],
  ["line", "M-17 -30v-17M17 -30v-17"],
  ...roof(0, -47, 28, 13),
  ...roof(0, -56, 17, 13),
];
const granary: Shape[] = [
  ["wall", "M-34 0v-22h30V0z"],
  ["line", "M-34 -8h30M-34 -15h30"],
  ["gold", "M-38 -21L-19 -46L0 -21Q-19 -14 -38 -21Z"],
  ["wall", "M6 0v-16h26V0z"],
  ["line", "M6 -6h26M6 -11h26"],
  ["gold", "M2 -15L19 -36L36 -15Q19 -9 2 -15Z"],
  ["dark", box(-19, 0, 8, 11)],
];
const observatory: Shape[] = [
  ["stone", "M-30 0L-25 -24H25L30 0Z"],
  ["line", "M-27 -12H27"],
  ["dark", box(0, 0, 9, 12)],
  ["line", "M-9 -24L0 -32L9 -24"],
  ["gold", disc(0, -48, 18)],
  ["light", disc(0, -48, 14)],
  ["line", "M-18 -48h36M0 -66v36M-13 -60Q6 -50 13 -35M13 -60Q-6 -50 -13 -35"],
  ["gold", disc(0, -48, 4)],
];
const moonGate: Shape[] = [
  ["wall", "M-34 0v-34q8 -8 17 -2q8 6 17 -4q9 10 17 4q9 -6 17 2V0z"],
  ["dark", disc(0, -17, 15)],
  ["leaf", "M-12 -8q12 -10 24 0a15 15 0 0 1 -24 0z"],
  ["light", disc(5, -23, 4)],
  [
    "roof",
    "M-36 -32q9 -10 19 -4q8 6 17 -5q9 11 17 5q10 -6 19 4l-1 -7q-9 -9 -18 -3q-8 5 -17 -6q-9 11 -17 6q-9 -6 -18 3z",
  ],
];
const theatre: Shape[] = [
  ["stone", "M-32 0v-8h64v8z"],
  ["wall", box(0, -8, 54, 30)],
  ["dark", box(0, -8, 40, 26)],
  ["red", "M-20 -34h14q-2 14 -14 20zM20 -34h-14q2 14 14 20z"],
  ["light", "M-8 -27q8 -5 16 0q1 14 -8 17q-9 -3 -8 -17z"],
  ["line", "M-5 -21h4M2 -21h4M-3 -15q3 3 6 0"],
  ...roof(0, -38, 35, 17),
];
const teaHouse: Shape[] = [
  ["stone", box(0, 0, 60, 5)],
  ["wall", box(0, -5, 46, 19)],
  ["light", box(-14, -8, 10, 11)],
  ["light", box(14, -8, 10, 11)],
  ["dark", box(0, -5, 9, 14)],
  ...roof(0, -24, 34, 15),
  ["red", "M-12 -47q0 -12 12 -12t12 12q-2 6 -12 6t-12 -6z"],
  ["line", "M12 -50q8 0 6 8M-12 -48l-8 -6M-3 -59q3 -4 6 0M-6 -66q4 -4 0 -8M4 -66q4 -4 0 -8"],
];
const arch: Shape[] = [
  ["red", box(-27, 0, 6, 42)],
  ["red", box(-10, 0, 6, 50)],
  ["red", box(10, 0, 6, 50)],
  ["red", box(27, 0, 6, 42)],
  ["wall", "M-30 -30h20v-8h-20zM10 -30h20v-8h-20z"],
  ["wall", "M-12 -37h24v-10h-24z"],
  ["gold", "M-8 -39h16v-6h-16z"],
  ...roof(-20, -40, 17, 10),
  ...roof(20, -40, 17, 10),
  ...roof(0, -50, 22, 14),
];
const stoneLantern: Shape[] = [
  ["stone", "M-22 0q2 -9 22 -9t22 9z"],
  ["stone", "M-7 -8l3 -20h8l3 20z"],
  ["stone", "M-17 -27q17 7 34 0l-4 -6h-26z"],
  ["light", box(0, -32, 22, 16)],
  ["line", "M-5 -32v-16M5 -32v-16"],
  ["stone", "M-27 -46q14 -3 18 -16h18q4 13 18 16q-27 8 -54 0z"],
  ["gold", "M-4 -62q4 -12 8 0z"],
];
const kiln: Shape[] = [
  ["red", "M-32 0q-2 -40 24 -42q26 2 24 42z"],
  ["line", "M-29 -14h43M-26 -26h37M-20 -36h25M-18 -14v-12M-2 -26v-10M4 -14v-12"],
  ["dark", "M-16 0v-9q8 -9 16 0v9z"],
  ["gold", "M-12 0q0 -7 4 -9q4 2 4 9z"],
  ["wall", "M-12 -41v-10h8v10z"],
  ["line", "M-8 -54q-8 -5 0 -9t2 -9"],
  ["wall", "M20 0q-5 -6 0 -12v-5h8v5q5 6 0 12z"],
  ["line", "M19 -7h10"],
];
const stupa: Shape[] = [
  ["stone", box(0, 0, 62, 7)],
  ["stone", box(0, -7, 48, 7)],
  ["light", "M-22 -14q-2 -26 22 -28q24 2 22 28z"],
  ["red", "M-22 -17q22 6 44 0v-5q-22 6 -44 0z"],
  ["wall", box(0, -40, 14, 9)],
  ["gold", "M-6 -49h12l-3 -17h-6z"],
  ["line", "M-5 -54h10M-4 -59h8"],
  ["gold", disc(0, -69, 3.4)],
];
const lion: Shape[] = [
  ["stone", "M-26 0v-12h52v12z"],
  ["line", "M-18 -6h36"],
  ["gold", "M-16 -12q-6 -16 2 -26h20q10 8 10 26z"],
  ["gold", "M16 -12q12 -6 8 -18q-2 -5 -7 -2q4 6 -3 10z"],
  ["red", "M-24 -42q-2 -24 20 -26q22 2 20 24q-6 12 -20 12t-20 -10z"],
  ["gold", "M-17 -44q0 -14 13 -15t13 13q-2 10 -13 10t-13 -8z"],
  ["dark", disc(-9, -48, 2.2)],
  ["dark", disc(2, -48, 2.2)],
  ["dark", "M-7 -43h7l-3 4z"],
  ["line", "M-9 -36q6 3 11 0M-8 -12v-10M4 -12v-10"],
];
const palace: Shape[] = [
  ["stone", "M-36 0v-7h72v7z"],
  ["stone", "M-10 0l4 -12h12l4 12z"],
  ["wall", box(0, -7, 58, 16)],
  ["red", box(-24, -7, 5, 16)],
  ["red", box(24, -7, 5, 16)],
  ["red", box(-13, -7, 5, 16)],
  ["red", box(13, -7, 5, 16)],
  ["light", box(0, -10, 10, 13)],
  ...roof(0, -23, 38, 14, "gold"),
  ["wall", box(0, -34, 34, 10)],
  ["light", box(-9, -35, 6, 7)],
  ["light", box(9, -35, 6, 7)],
  ...roof(0, -44, 28, 18, "gold"),
  ["red", "M-16 -61q-6 -2 -6 -9q5 1 7 6q15 -6 30 0q2 -5 7 -6q0 7 -6 9z"],
];
const anyHall: Shape[] = [
  ["stone", box(0, 0, 52, 6)],
  ["wall", box(0, -6, 38, 24)],
  ["dark", "M-6 -6v-12q6 -7 12 0v12z"],
  ["light", box(-13, -13, 7, 9)],
  ["light", box(13, -13, 7, 9)],
  ...roof(0, -29, 32, 18),
  ["gold", disc(0, -50, 3)],
];

const DRAWINGS = [
  pagoda,
  bellTower,
  market,
  garden,
  bridgeHouse,
  temple,
  drumTower,
  granary,
  observatory,
  moonGate,
  theatre,
  teaHouse,
  arch,
  stoneLantern,
  kiln,
  stupa,
  lion,
  palace,
];

/** The monument of that number; a hall for one that we do not know. */
export const drawingOf = (number: number): Shape[] => DRAWINGS[number - 1] ?? anyHall;
