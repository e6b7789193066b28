/**
 * Rows of the table that are all correct for one word: `arroz` may be type 1 or 2, `bife` any lean cut, fried or
 * grilled.
 */
export const apple = 'taco:222|taco:221'
export const banana = 'taco:182|taco:179'
export const beans = 'taco:561|pof:6303102:99'
export const boiledPasta = 'pof:6503401:2'
export const butter = 'taco:261|taco:262'
export const chicken =
  '${grilledChicken}|taco:408|taco:403|taco:404|pof:7800302:2|pof:7800302:7|pof:7800401:7|pof:7800302:13|pof:7800402:7'
export const cola = 'taco:480'
export const friedFish = 'dish:peixe-frito|pof:7200101:5|pof:7400101:5|taco:303|taco:305|taco:308'
export const friedManioc = 'taco:132'
export const fries = 'taco:93|pof:8501502:99'
export const grilledChicken = 'taco:410|pof:7800302:3|pof:7800103:3'
export const ham = 'taco:438|taco:439'
export const hotDogSausage = 'pof:8102101:2|pof:8102101:5|pof:8102101:8'
export const lettuce = 'taco:78|taco:79|taco:77'
export const mango = 'taco:231|taco:229|taco:228'
export const manioc = 'taco:129'
export const margarine = 'taco:263|taco:264|taco:265|taco:266'
export const mincedBeef = 'taco:326|pof:7104301:7|pof:7104301:8|pof:7104301:13'
export const orange = 'taco:214|taco:216|taco:208'
export const orangeJuice = 'taco:215|taco:217|taco:209'
export const rice = 'taco:3|taco:5'
export const salad = 'pof:8508401:99'
export const sausage = 'taco:423|taco:422|pof:8102204:4|pof:8102204:7|pof:8102204:2'
export const scrambledEgg = 'pof:7803301:7|pof:7803301:11|pof:8506501:99|taco:490'
export const steak =
  'taco:346|taco:344|taco:377|taco:370|pof:7109101:3|pof:7109101:5|pof:7107801:3|pof:7107801:5|pof:7100301:5|pof:7100501:5|pof:7100201:5'
export const whiteCheese = 'taco:461|taco:462'
