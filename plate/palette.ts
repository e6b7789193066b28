/** Colours of the light face, the dark body, and details such as grains, marks and seeds. */
export type Tones = readonly [light: string, dark: string, accent: string]

/** Returns a darker colour. Red is reduced least, for the effect of warm light. */
function shade(color: string): string {
  const share = [0.86, 0.74, 0.54]
  return color.replace(/./g, (digit, at: number) => Math.floor(parseInt(digit, 16) * share[at]!).toString(16))
}

/**
 * Parses `light accent dark` (hexadecimal, without `#`). A missing `dark` is a shade of `light`; a missing `accent` is
 * a shade of `dark`.
 */
function tones(text: string): Tones {
  const [light = '', accent, dark = shade(light)] = text.split(' ')
  return [`#${light}`, `#${dark}`, `#${accent ?? shade(dark)}`]
}

// Colours that suit light (#FBF7EE) and dark (#17130E) backgrounds. Similar foods share a colour.

export const shadowColor = '#3213'
export const gleam = '#fff'
export const glint = '#fff8'

/** Colours of glazed tableware and its painted patterns. */
export const ceramic = '#f5f0e4'
export const glazes = ['#369', '#275', '#c53', '#d92', '#748'] as const
export type Glaze = (typeof glazes)[number]

export const clay = tones('c75')
export const iron = tones('555 222 333')
export const tin = tones('e3e4e0 8f9694 babdba')
export const glass = tones('e9f2f0 8ba bdd')

export const ivory = tones('fffdf4 d3c5a6 e8dcc4')
export const cream = tones('fec c96 dc9')
export const blond = tones('fdb')
export const pasta = tones('fd9')
export const mashed = tones('fea ca4 eb7')
export const golden = tones('fd6 fe9 ea3')
export const fry = tones('fc6')
export const crumb = tones('feb dc8')
export const crust = tones('eb6')
export const roast = tones('d95')
export const burntCaramel = tones('b62 fb6')
export const chocolate = tones('743 a75')
export const coffee = tones('532 a74')
export const coffeeMilk = tones('c96 eca')

export const brownRice = tones('db8')
export const blackBean = tones('533 977 211')
export const pintoBean = tones('b74 eb8')
export const redBean = tones('a43 d98')
export const whiteBean = tones('ec9 ca6 fec')
export const lentil = tones('a84 db7')
export const chickpea = tones('da5 b83 fc8')
export const pea = tones('7a3 de9 9c5')
export const corn = tones('fb3 fea fc5')
export const sweetPotato = tones('fb6 d83 946')
export const tomatoSauce = tones('d43 f86')

export const steak = tones('953')
export const chicken = tones('fc8')
export const sardine = tones('bcc 567 799')
export const shrimp = tones('fa7 fdc')
export const sausage = tones('c64 ea8')
export const ham = tones('fba fdc')
export const yolk = tones('fb2 fd8 e92')
export const grilledCheese = tones('feb a63')
export const pinkYogurt = tones('fcc d56 e9a')

export const lettuce = tones('ac5 dea 7a3')
export const leafGreen = tones('594 9c7 373')
export const kale = tones('484 7a6 253')
export const chayote = tones('dea 8a5 ac7')
export const tomato = tones('e64 fb8 c32')
export const carrot = tones('f94 fb7 d72')
export const squash = tones('fa3 fd8 d82')
export const beet = tones('b36 d79')
export const cucumber = tones('dea ac7 584')
export const eggplant = tones('edb b96 536')
export const greenBean = tones('7b5 bd8')
export const onion = tones('fee ecd c9b')
export const banana = tones('fd4 752 da2')
export const strawberry = tones('e44 fd8')
export const grape = tones('84a cad 526')
export const greenGrape = tones('bd6 efb')
export const lime = tones('cd7 efc 593')
export const papaya = tones('f84 322 da3')
export const watermelon = tones('e55 322 384')
export const avocado = tones('ee9 853 473')
export const kiwi = tones('ac4 322 753')
export const guava = tones('f88 fda ac5')
export const acai = tones('637 96a 425')

export const seed = tones('875')
export const greenSoup = tones('9b5 dea 793')
export const stroganoff = tones('eb8 fdc')
export const water = tones('dff fff bde')
