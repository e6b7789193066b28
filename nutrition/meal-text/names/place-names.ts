import type { FoodNames } from './food-names.ts'

/** Names of foods that have a row of their own, as people of a region or of a shop call them. */
export const placeNames: readonly FoodNames[] = [
  { says: 'cold brew|cafe gelado|cafe de maquina|cafe carioca', food: 'taco:471' },
  { says: 'iced latte|latte gelado|cafe latte gelado', food: 'usda:92101900' },
  { says: 'pipoca de micro|pipoca micro|pipoca do micro', food: 'usda:54403046' },
  { says: 'biscoito globo', food: 'taco:99', pieceGrams: 30 },
  { says: 'rosca de coco', food: 'pof:8002001:99' },
  {
    says: 'cafe com leite desnatado|cafe c leite desnatado|cafe com leite semidesnatado|cafe com leite desn',
    food: 'dish:cafe-leite-desnatado',
  },
  { says: 'nachos', food: 'usda:54401085' },
  { says: 'nachos com queijo|nachos com cheddar', food: 'dish:nachos' },
  { says: 'chips de batata doce', food: 'pof:6400401:5', pieceGrams: 40 },
  { says: 'cha com leite|cha preto com leite|cha mate com leite', food: 'dish:cha-com-leite' },
  {
    says: 'gin com tonica zero|gim com tonica zero|gin com tonica light|gin tonica com tonica zero',
    food: 'dish:gim-tonica-zero',
  },
  {
    says: 'caipirinha com adocante|caipirinha de vodka com adocante|caipiroska com adocante|caipirinha zero',
    food: 'dish:caipirinha-sem-acucar',
  },
  { says: 'pao com queijo quente|pao com queijo derretido', food: 'dish:queijo-quente' },
  { says: 'pao pizza|pao de pizza|pizza de pao', food: 'dish:pao-pizza' },
  { says: 'quirera com galinha|quirera com frango|canjiquinha com frango', food: 'dish:quirera-frango' },
  { says: 'polenta com leite|angu com leite', food: 'dish:polenta-leite' },
  { says: 'bis|chocolate bis|biscoito bis', food: 'dish:bis' },
  {
    says: 'batata chips ruffles|batata chips lays|batata chips elma chips',
    food: 'taco:90',
  },
  { says: 'barca de acai', food: 'dish:acai-tigela', pieceGrams: 700 },
  {
    says: 'canjiquinha com costelinha|canjiquinha com costela de porco|quirera com costelinha|quirerinha com costelinha',
    food: 'dish:quirera-sua',
  },
  { says: 'mingau de milho branco|mingau de canjica', food: 'taco:20' },
  { says: 'torta de bolacha|torta de biscoito|torta holandesa', food: 'pof:6904202:99' },
  {
    says: 'batata smiles|smiles|batata noisette|batata noisete|batata ondulada|batata palito',
    food: 'pof:8501502:99',
  },
  { says: 'caja|cajazinho|tapereba', food: 'pof:6804701:99' },
  { says: 'limao siciliano|limao galego|limao cravo|limao rosa', food: 'taco:220' },
  { says: 'uva thompson|uva sem semente|uva crimson|uva vitoria', food: 'taco:256' },
  { says: 'bibsfiha|bib esfiha|bibsfirra|bib sfiha de carne', food: 'dish:esfiha-aberta-carne' },
  {
    says: 'matte com limao|matte limao|matte leao limao|mate com limao|mate gelado com limao|mate leao com limao|mate doce',
    food: 'dish:cha-mate-limao',
  },
  {
    says: 'skol latao|brahma latao|itaipava latao|antarctica latao|heineken latao|latao de skol|latao de brahma|latao de itaipava|latao de antarctica|latao de heineken',
    food: 'taco:474',
    pieceGrams: 473,
  },
  {
    says: 'bolinho de mandioca|bolinho de aipim|bolinho de macaxeira',
    food: 'pof:8500228:99',
    takes: 'filling',
  },
  { says: 'copo da felicidade', food: 'dish:copo-felicidade' },
  {
    says: 'rissole|rissole de camarao|rissole de carne|rissole de queijo|risole de camarao',
    food: 'pof:8500207:99',
    takes: 'filling',
  },
  { says: 'chicken wings|buffalo wings|asinha buffalo|hot wings', food: 'pof:7800701:5' },
  { says: 'cheesecake|cheese cake', food: 'usda:53104500', takes: 'filling' },
  { says: 'arroz de couve flor|couve flor ralada', food: 'taco:118' },
  {
    says: 'espaguete de abobrinha|macarrao de abobrinha|talharim de abobrinha|noodles de abobrinha',
    food: 'taco:72',
  },
  { says: 'linguica de pernil|linguica de lombo|linguica mineira', food: 'taco:423' },
  { says: 'queijo de bufala|mozarela de bufala', food: 'pof:7901807:99' },
  { says: 'harumaki de queijo|rolinho primavera de queijo', food: 'usda:58110110' },
  { says: 'hommus|homus de grao de bico', food: 'usda:16137' },
  { says: 'ovos beneditinos|ovo beneditino', food: 'dish:ovos-benedict' },
  { says: 'pizza de brigadeiro|pizza de nutella com morango', food: 'dish:pizza-chocolate' },
]
