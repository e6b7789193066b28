import { formatKilograms } from '../../ui/format/units-pt-br.ts'

export const sendingFailed = { title: 'Não foi possível anotar o peso' }

export const removalTexts = {
  done: (weightKg: number) => `${formatKilograms(weightKg)} apagados`,
  undo: 'Desfazer',
  failed: { title: 'Não foi possível apagar o peso', description: 'Ele continua no histórico.' },
  undoFailed: { title: 'Não foi possível trazer o peso de volta', description: 'Tente novamente.' },
}
