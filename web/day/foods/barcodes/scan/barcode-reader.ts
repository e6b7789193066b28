import type { WorkerReply } from './barcode-worker.ts'

/** Reads the barcodes in a picture. */
export interface BarcodeReader {
  /** Returns the texts of the codes found. Throws if the reader cannot be loaded. */
  read(picture: ImageData | Blob): Promise<readonly string[]>
  close(): void
}

/** Part of the Barcode Detection API, which TypeScript does not know. */
interface Detector {
  detect(picture: ImageData | Blob): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const formats = ['ean_13', 'ean_8', 'upc_a']

/**
 * Opens the browser's own reader, or else the WebAssembly reader in a worker, 330 kB that load only then. Chrome on
 * Windows and Linux has the class and supports no format; Firefox and Safari have none (November 2026).
 */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await openNativeReader()) ?? openWorkerReader()
}

async function openNativeReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return null
  try {
    const supported = await BarcodeDetector.getSupportedFormats()
    if (!supported.includes('ean_13')) return null
    const detector = new BarcodeDetector({ formats: formats.filter((format) => supported.includes(format)) })
    return {
      read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
      close: () => undefined,
    }
  } catch {
    // Android without Google Play services has the class, and its calls fail.
    return null
  }
}

function openWorkerReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        const failed = () => reject(new Error('the barcode reader failed'))
        worker.addEventListener('error', failed, { once: true })
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<WorkerReply>) => {
            worker.removeEventListener('error', failed)
            if (data) resolve(data)
            else failed()
          },
          { once: true },
        )
        worker.postMessage(picture)
      }),
    close: () => worker.terminate(),
  }
}
