/** Opens a text file of the person's own: as a field of a form, or as a button among others. */

/** What both need. */
export interface FileInputProps {
  id?: string;
  class?: string;
  /** Which files are offered; JSON where nothing is said. */
  accept?: string;
  disabled?: boolean;
  /** How many bytes are read at the most. */
  longest: number;
  /** What is said of a file that is longer, and of one that can't be read. */
  words: { readonly tooLong: string; readonly notRead: string };
  /** Does what the text of the file asks for. Where it throws, the file is one that can't be read. */
  onText: (text: string) => void | Promise<void>;
  onTrouble: (words: string) => void;
}

/** The field by itself. */
export function FileInput({
  accept = '.json,application/json',
  longest,
  onText,
  onTrouble,
  words,
  ...input
}: FileInputProps) {
  const read = async (file: File): Promise<void> => {
    if (file.size > longest) {
      onTrouble(words.tooLong);
      return;
    }
    try {
      await onText(await file.text());
    } catch {
      onTrouble(words.notRead);
    }
  };
  return (
    <input
      {...input}
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file !== undefined) read(file);
        // The same file, mended, can be read again.
        currentTarget.value = '';
      }}
    />
  );
}

interface FileButtonProps extends Omit<FileInputProps, 'id' | 'class'> {
  label: string;
}

export default function FileButton({ label, ...input }: FileButtonProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is in the component.
    <label class="button file-button">
      <span>{label}</span>
      <FileInput {...input} class="visually-hidden" />
    </label>
  );
}
