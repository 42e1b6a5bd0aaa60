import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as Sheet from '../../primitives/Sheet/Sheet.parts.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Area, ChosenArea } from './Area.ts';
import { AreaList } from './AreaList.tsx';
import type { AreaPickerTexts } from './AreaPickerTexts.ts';
import * as styles from './AreaPicker.css.ts';

interface AreaChoiceProps {
  value: ChosenArea | null;
  texts: AreaPickerTexts;
  loadProvinces: () => Promise<readonly Area[]>;
  loadWards: (province_code: string) => Promise<readonly Area[]>;
  onChoose: (area: ChosenArea) => void;
}

/** Both steps in one dialog: the province, then its ward. A previous choice starts at the ward. */
export function AreaChoice({ value, texts, loadProvinces, loadWards, onChoose }: AreaChoiceProps) {
  const [province, setProvince] = useState(value?.province ?? null);
  return (
    <>
      <Sheet.Title>{province === null ? texts.province : texts.ward}</Sheet.Title>
      {province === null ? (
        <AreaList
          key="provinces"
          label={texts.province}
          texts={texts}
          load={loadProvinces}
          chosen={value?.province.code}
          onChoose={setProvince}
        />
      ) : (
        <>
          <div className={styles.within}>
            <Text weight="medium">
              <span lang="vi">{province.name}</span>
            </Text>
            <Button size="small" variant="soft" tone="neutral" onPress={() => setProvince(null)}>
              {texts.changeProvince}
            </Button>
          </div>
          <AreaList
            key={province.code}
            label={texts.ward}
            texts={texts}
            load={() => loadWards(province.code)}
            chosen={value?.ward.code}
            onChoose={(ward) => onChoose({ province, ward })}
          />
        </>
      )}
    </>
  );
}
