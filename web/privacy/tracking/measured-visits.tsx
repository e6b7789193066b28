import { ProseList } from '../../ui/layout/prose.tsx'
import { readPixel } from './pixel.ts'
import { TrackingChoice } from './tracking-choice.tsx'

/** Explains what is tracked, who receives it and what is excluded, with the choice. */
export function MeasuredVisits() {
  const pixel = readPixel()
  if (!pixel) return null
  const { host } = new URL(pixel.url)
  return (
    <>
      <p>
        Para saber quais dos nossos anúncios funcionam, esta instalação pode avisar a Meta, dona do Facebook e
        do Instagram, nos Estados Unidos. Isso só acontece se você aceitar, e o aplicativo é o mesmo se você
        recusar. Base: o seu consentimento (art. 7º, I; transferência internacional, art. 33, VIII).
      </p>
      <ProseList
        items={[
          'O que vai: o endereço da página, sem nada que diga qual receita, dieta ou protocolo era; a hora; e passos como criar conta, começar o teste, buscar, favoritar, usar o FoodScan, gerar uma dieta, abrir os relatórios e escolher ou pagar um plano, com o preço dele e o número do pedido.',
          'Para que um passo não conte duas vezes, a criação da conta e o começo e o fim do teste levam um código que só este aplicativo sabe ligar a você.',
          'O que nunca vai: nome, e-mail, respostas, peso, alergias, alimentos, fotos, números do seu dia, palavras buscadas. As páginas do questionário, do perfil, dos relatórios e esta não são contadas.',
          `Nenhum programa nem cookie da Meta entra aqui: o seu navegador manda o aviso direto para ${host}, que vê, como em qualquer visita, o seu endereço IP e qual é o navegador.`,
        ]}
      />
      <TrackingChoice />
    </>
  )
}
