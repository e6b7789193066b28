import type { ListenFailure } from './listen.ts'

export const failureCopy: Readonly<Record<ListenFailure, string>> = {
  deaf: 'Este navegador não consegue ouvir aqui. Digite, ou use o microfone do teclado do celular.',
  denied: 'O microfone está bloqueado. Libere-o para este site nas configurações do navegador, ou digite.',
  noMicrophone: 'Não encontramos um microfone neste aparelho. Você pode digitar.',
  network: 'O ditado precisa de internet, e ela não respondeu. Você pode digitar.',
  silence: 'Não ouvimos nada. Toque no microfone e fale de novo.',
}
